import { useEffect } from 'react';
import { certificateFile } from 'shared/domain/compliance/certificate';
import { optionalText, text } from 'shared/domain/records/validation';
import { confirm, notify } from 'shared/platform';
import { z } from 'zod';
import { ResourceForm } from '../form/ResourceForm';
import { SchemaForm } from '../form/SchemaForm';
import { HistoryPanel } from '../HistoryPanel';
import { useImport } from '../import/useImport';
import { LetterheadForm } from '../letterhead/LetterheadForm';
import { Panel } from '../page/Panel';
import { type Place, places } from '../table/places.fixture';
import { useFormDrawer } from '../useFormDrawer';
import { type Gallery, LONG, paths, press } from './entry';
import { placeRows } from './tables.gallery';

const [, long] = placeRows as [Place, Place];
const saved = () => Promise.resolve(undefined);

/** A message of each kind. A hovered one does not disappear. */
function showMessages(): void {
  notify.success('Center added successfully!');
  notify.error('Failed to save lead');
  notify.success('Safe Step was deleted', { undo: () => undefined });
  const point = () => {
    const drawn = document.querySelectorAll('.ant-notification-notice');
    for (const message of drawn) message.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    if (drawn.length < 3) setTimeout(point, 50);
  };
  point();
}

const everything = z.object({
  name: text('name'),
  notes: optionalText('notes'),
  days: z.number().nullish(),
  amountPaise: z.number().nullish(),
  day: z.string().nullish(),
  kind: z.string(),
  tags: z.array(z.string()),
  agreed: z.boolean(),
  file: z.string(),
});

/** A form with a field of each kind. */
function EveryKind() {
  return (
    <Panel title="Every kind of field">
      <SchemaForm
        schema={everything}
        initial={{ name: LONG, notes: LONG, days: 30, amountPaise: 12_34_567, day: '2026-08-15', tags: ['One', 'Two'] }}
        fields={[
          { name: 'name', label: 'Name', required: true, help: 'As on the card.', group: 'Who' },
          { name: 'kind', label: 'Kind', kind: 'select', options: ['Store', 'Office'], group: 'Who' },
          { name: 'notes', label: 'Notes', kind: 'textarea', group: 'Who' },
          { name: 'days', label: 'Payment terms (days)', kind: 'number', unit: 'days', group: 'Terms' },
          { name: 'amountPaise', label: 'Amount', kind: 'money', group: 'Terms' },
          { name: 'day', label: 'From', kind: 'date', group: 'Terms' },
          { name: 'tags', label: 'Tags', kind: 'tags', group: 'Terms' },
          { name: 'file', label: 'Certificate', kind: 'file', rule: certificateFile, group: 'Terms' },
          { name: 'agreed', label: 'Agreed', kind: 'checkbox', group: 'Terms' },
        ]}
        onSubmit={saved}
        onCancel={() => undefined}
        addsAnother
        submitLabel="Save"
        failure="Failed to save"
      />
    </Panel>
  );
}

function OpenDrawer() {
  return useFormDrawer(places).drawer;
}

function OpenImport() {
  const { button, dialog } = useImport(places);
  return (
    <>
      {button}
      {dialog}
    </>
  );
}

function Question({ danger }: { danger: boolean }) {
  useEffect(() => {
    const question = danger ? { title: 'Delete this place?', confirmLabel: 'Delete' } : { title: 'Leave?' };
    setTimeout(() => void confirm({ ...question, body: LONG, danger }));
  }, [danger]);
  return null;
}

/** Forms, and overlays over a page. */
export const forms: Gallery = {
  SchemaForm: { room: 'form', states: { 'every kind of field': () => <EveryKind /> } },
  ResourceForm: {
    room: 'form',
    states: {
      adding: () => (
        <Panel>
          <ResourceForm resource={places} />
        </Panel>
      ),
      editing: () => (
        <Panel>
          <ResourceForm resource={places} record={long} onCancel={() => undefined} />
        </Panel>
      ),
      wrong: {
        show: () => (
          <Panel>
            <ResourceForm resource={places} />
          </Panel>
        ),
        play: press('Add place'),
      },
      failed: {
        show: () => (
          <Panel>
            <ResourceForm resource={{ ...places, path: paths.fails }} initial={{ name: 'Ranchi' }} />
          </Panel>
        ),
        play: press('Add place'),
      },
      saving: {
        show: () => (
          <Panel>
            <ResourceForm resource={{ ...places, path: paths.waits }} initial={{ name: 'Ranchi' }} />
          </Panel>
        ),
        play: press('Add place'),
      },
      saved: {
        show: () => (
          <Panel>
            <ResourceForm resource={places} record={long} onSubmit={() => Promise.resolve(long)} />
          </Panel>
        ),
        play: press('Save changes'),
      },
      'in a drawer': { show: () => <OpenDrawer />, window: 560 },
    },
  },
  LetterheadForm: {
    room: 'form',
    states: {
      blank: () => (
        <Panel>
          <LetterheadForm />
        </Panel>
      ),
    },
  },
  HistoryPanel: {
    states: {
      changes: () => <HistoryPanel resource={places} id="p1" />,
      failed: () => <HistoryPanel resource={{ ...places, path: paths.fails }} id="p1" />,
    },
  },
  PlatformUi: {
    room: 'form',
    states: {
      question: { show: () => <Question danger={false} />, window: 240 },
      'question before deleting': { show: () => <Question danger />, window: 240 },
      messages: { show: () => null, play: showMessages, window: 280 },
      import: { show: () => <OpenImport />, play: press('Import a file'), window: 320 },
    },
  },
};
