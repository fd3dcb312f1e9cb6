import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { today } from 'shared/domain/dates/dates';
import { withArticle } from 'shared/domain/text/withArticle';
import { payUnits } from 'shared/domain/work/placements/placement';
import {
  billChanges,
  payChanges,
  type RevisedPerson,
  type RevisionInput,
  type RevisionPreview,
  revisionInput,
} from 'shared/domain/work/revisions/revision';
import { api, notify, refresh } from 'shared/platform';
import {
  type Column,
  DataTable,
  type Field,
  formatCount,
  PageHeader,
  Panel,
  Row,
  SchemaForm,
  Stack,
  Text,
  useAction,
} from 'shared/ui';
import { centerPicker, companyPicker } from '../../records/pickers';
import { crumbs, REVISIONS_PAGE } from '../placements/paths';
import { REVISIONS, StoredRevisions } from './StoredRevisions';

const fields: readonly Field<RevisionInput>[] = [
  { name: 'startsOn', label: 'From', kind: 'date', required: true, help: 'Can be a future day.' },
  {
    name: 'payPer',
    label: 'Per',
    kind: 'select',
    options: payUnits.map((value) => ({ value, label: withArticle(value) })),
    help: 'An amount is for this unit.',
  },
  { ...companyPicker('companies'), name: 'companyId', label: 'Company', group: 'People' },
  { ...centerPicker, name: 'centerId', label: 'Center', group: 'People' },
  { name: 'designation', label: 'Designation', maxLength: 120, group: 'People' },
  { name: 'payBy', label: 'Change of the pay', kind: 'select', options: payChanges, clearable: false, group: 'Pay' },
  { name: 'payPercent', label: 'Percent more pay', kind: 'number', min: 0, max: 100, unit: '%', group: 'Pay' },
  {
    name: 'payPaise',
    label: 'Allowance or rate',
    kind: 'money',
    group: 'Pay',
    help: 'An allowance is added to basic and gross; a rate is the new gross.',
  },
  {
    name: 'paysArrears',
    label: 'Pay arrears',
    kind: 'checkbox',
    group: 'Pay',
    help: 'If wages from that day are already paid, the next wages pay the difference.',
  },
  {
    name: 'billBy',
    label: 'Change of the bill',
    kind: 'select',
    options: billChanges,
    clearable: false,
    group: 'Bill',
  },
  { name: 'billPercent', label: 'Percent more billed', kind: 'number', min: 0, max: 100, unit: '%', group: 'Bill' },
  { name: 'billPaise', label: 'Amount or rate', kind: 'money', group: 'Bill' },
];

/** The props passed from the placements list. */
interface Chosen {
  placementIds: readonly string[];
}

type Shown = RevisedPerson & { id: string };

const columns: readonly Column<Shown>[] = [
  { key: 'employeeName', title: 'Name' },
  { key: 'centerName', title: 'Center', priority: 2 },
  { key: 'designation', title: 'Designation', priority: 3 },
  { key: 'grossBefore', title: 'Gross now', kind: 'money' },
  { key: 'grossAfter', title: 'New gross', kind: 'money' },
  { key: 'billBefore', title: 'Billed now', kind: 'money', priority: 2 },
  { key: 'billAfter', title: 'Billed then', kind: 'money', priority: 2 },
  { key: 'problem', title: 'In the way', wraps: true },
];

const person = { one: 'person', many: 'people' };

/**
 * `/dashboard/placements/revisions`: new terms for many people, or for those chosen in the list, from a day, previewed
 * by person before saving, and undone as a whole.
 */
// oxlint-disable-next-line max-lines-per-function -- the page from the form to the preview
export default function RevisionsPage() {
  const [preview, setPreview] = useState<{ input: RevisionInput; people: RevisedPerson[] }>();
  const { isRunning, run } = useAction();
  const placementIds = (useLocation().state as Chosen | null)?.placementIds ?? [];
  const blocked = preview?.people.filter(({ problem }) => problem !== '').length ?? 0;
  const store = (input: RevisionInput, people: number) =>
    run('Failed to save these terms', async () => {
      await api.post(REVISIONS, input);
      notify.success(`New terms for ${formatCount(people, person)}`);
      setPreview(undefined);
      await refresh(REVISIONS, 'placements');
    });
  return (
    <>
      <PageHeader
        title="Change many terms"
        purpose="Minimum wages, allowances and rates of a client, a center or a designation, from a day."
        breadcrumbs={crumbs('Change many terms')}
      />
      <Stack>
        <Panel>
          {placementIds.length > 0 && (
            <Row>
              <Text>
                Of {formatCount(placementIds.length, { one: 'chosen placement', many: 'chosen placements' })}.
              </Text>
              <Link to={REVISIONS_PAGE}>Change others</Link>
            </Row>
          )}
          <SchemaForm<RevisionInput>
            key={String(placementIds.length)}
            fields={placementIds.length > 0 ? fields.filter(({ group }) => group !== 'People') : fields}
            schema={revisionInput}
            initial={{ startsOn: today(), payBy: 'None', billBy: 'None' }}
            onSubmit={async (typed) => {
              const input = { ...typed, placementIds: [...placementIds] };
              setPreview({ input, people: (await api.post<RevisionPreview>(`${REVISIONS}/check`, input)).people });
            }}
            submitLabel="Preview"
            submittingLabel="Looking…"
            failure="Failed to preview"
            {...(placementIds.length === 0 && { draftKey: 'placements:revision' })}
          />
        </Panel>
        {preview && (
          <Panel title="Preview">
            <Stack>
              {preview.people.length === 0 && <Text>Nobody’s terms would change.</Text>}
              {blocked > 0 && (
                <Alert
                  type="error"
                  showIcon
                  title={`${formatCount(blocked, person)} can’t change so. Nothing is saved.`}
                />
              )}
              {preview.people.length > 0 && (
                <>
                  <DataTable
                    label="Preview"
                    columns={columns}
                    rows={preview.people.map((each) => ({ ...each, id: each.placementId }))}
                    rowTitle={({ employeeName }) => employeeName}
                  />
                  <Row justify="end">
                    <Button
                      type="primary"
                      loading={isRunning}
                      disabled={blocked > 0}
                      onClick={() => void store(preview.input, preview.people.length)}
                    >
                      {`Save for ${formatCount(preview.people.length, person)}`}
                    </Button>
                  </Row>
                </>
              )}
            </Stack>
          </Panel>
        )}
        <StoredRevisions />
      </Stack>
    </>
  );
}
