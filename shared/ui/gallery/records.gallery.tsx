import { z } from 'zod';
import { Money } from '../cells';
import { SchemaForm } from '../form/SchemaForm';
import { Panel } from '../page/Panel';
import { CompanyInput } from '../record/CompanyInput';
import { Facts } from '../record/Facts';
import { OwnRecords } from '../record/OwnRecords';
import { PageIndex } from '../record/PageIndex';
import { RecordLink } from '../record/RecordLink';
import { RecordPage } from '../record/RecordPage';
import { RecordPanels } from '../record/RecordPanels';
import { RecordSelect } from '../record/RecordSelect';
import { RelatedRecords } from '../record/RelatedRecords';
import type { ResourceDefinition } from '../resource';
import { type Place, type PlaceInput, places } from '../table/places.fixture';
import { type Gallery, LONG, paths } from './entry';

const ignore = () => undefined;
const at = (path: string): ResourceDefinition<Place, PlaceInput> => ({ ...places, path });
const control = { onChange: ignore, onBlur: ignore, invalid: false, required: false, disabled: false } as const;

const facts = [
  { label: 'GSTIN', value: '27AAPCE4821K1Z9' },
  { label: 'Owed', value: <Money paise={12_34_500} /> },
  { label: 'Terms', value: '' },
  { label: 'Address', value: LONG, isWide: true },
];

const page = (path: string) => (
  <RecordPage resource={at(path)} id="p1" list={{ label: 'Places', to: '/places' }} purpose={({ city }) => city}>
    {() => <Facts facts={facts} />}
  </RecordPage>
);
/** Tables share column widths by title, so the table without rows has its own title. */
const related = (path: string, title: string) => (
  <RelatedRecords<Place>
    title={title}
    path={path}
    query={{}}
    columns={places.columns}
    rowTitle={places.title}
    none="It has no place yet."
  />
);
const own = (path: string) => (
  <OwnRecords resource={at(path)} of={{ city: 'Ranchi' }} title="Places" none="It has no place yet." alsoRefresh={[]} />
);
const select = (id: string, more: object = {}) => (
  <>
    <label htmlFor={id}>Place</label>
    <RecordSelect<Place>
      control={{ ...control, id, value: '', describedBy: undefined, ...more }}
      path={paths.rows}
      name={places.name}
      titleOf={places.title}
      placeholder="Name or city"
    />
  </>
);

/** A record's page, related records, and links to records. */
export const records: Gallery = {
  RecordPage: {
    room: 'page',
    states: { record: () => page(paths.rows), loading: () => page(paths.waits), failed: () => page(paths.fails) },
  },
  RelatedRecords: {
    room: 'form',
    states: {
      some: () => related(paths.rows, 'Places'),
      none: () => related(paths.none, 'Places'),
      loading: () => related(paths.waits, 'Places on their way'),
      failed: () => related(paths.fails, 'Places'),
    },
  },
  OwnRecords: { room: 'form', states: { some: () => own(paths.rows), none: () => own(paths.none) } },
  PageIndex: {
    room: 'page',
    states: {
      'many panels': () => (
        <PageIndex>
          {['People', 'Placements', 'Invoices', 'Receipts', 'Statement', 'Contacts', LONG].map((title) => (
            <Panel key={title} title={title}>
              <Facts facts={facts.slice(0, 1)} />
            </Panel>
          ))}
        </PageIndex>
      ),
    },
  },
  Facts: { room: 'form', states: { facts: () => <Facts facts={facts} /> } },
  RecordPanels: {
    states: {
      'no other module': () => (
        <RecordPanels
          slot="record.company"
          record={{ id: 'c1', version: 1, name: 'Everkart Retail', status: 'Active' }}
        />
      ),
    },
  },
  RecordLink: {
    states: {
      'not installed': () => (
        <RecordLink kind="company" id="c1">
          Everkart Retail
        </RecordLink>
      ),
    },
  },
  RecordSelect: {
    states: {
      empty: () => select('place'),
      wrong: () => select('wrong-place', { invalid: true }),
      disabled: () => select('disabled-place', { disabled: true }),
    },
  },
  CompanyInput: {
    room: 'form',
    states: {
      empty: () => (
        <Panel>
          <SchemaForm
            schema={z.object({ client: z.string() })}
            fields={[
              {
                kind: 'custom',
                name: 'client',
                label: 'Client',
                span: 1,
                render: (given) => <CompanyInput {...given} maxLength={120} />,
              },
            ]}
            onSubmit={() => Promise.resolve()}
            submitLabel="Save"
            failure="Failed to save"
          />
        </Panel>
      ),
    },
  },
};
