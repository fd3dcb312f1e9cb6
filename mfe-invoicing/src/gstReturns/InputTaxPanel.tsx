import { Link } from 'react-router-dom';
import type { InputTaxFigures } from 'shared/domain/purchases/inputTax';
import { type StoredRecord, useGet } from 'shared/platform';
import { type Column, DataTable, describeFailure, FailedState, formatCount, Panel, Stack, Text } from 'shared/ui';

type Shown = InputTaxFigures['boxes'][number] & StoredRecord;

const columns: readonly Column<Shown>[] = [
  { key: 'computed:name', title: 'Figure', text: ({ box, title }) => `${box} · ${title}`, wraps: true },
  { key: 'count', title: 'Bills', kind: 'number', priority: 2 },
  { key: 'igstPaise', title: 'IGST', kind: 'money' },
  { key: 'cgstPaise', title: 'CGST', kind: 'money', priority: 2 },
  { key: 'sgstPaise', title: 'SGST/UTGST', kind: 'money', priority: 2 },
];

/** Table 4 of a period's GSTR-3B: input tax from suppliers' bills. */
export function InputTaxPanel({ registration, period }: { registration: string; period: string }) {
  const { data, state, error, reload } = useGet<InputTaxFigures>('purchases/input-tax', { registration, period });
  const rows = data?.boxes.map((row): Shown => ({ ...row, id: row.box, version: 1, createdAt: '', updatedAt: '' }));
  return (
    <Panel
      title="Input tax (table 4)"
      purpose="Of what was accepted in GSTR-2B, less bills that aren’t paid within 180 days; once paid, their tax is reclaimed."
    >
      <Stack gap={3}>
        {state === 'failed' && (
          <FailedState {...describeFailure('Failed to load the input tax', error)} onRetry={reload} />
        )}
        {data && data.undecided > 0 && (
          <Text>
            {formatCount(data.undecided, { one: 'bill', many: 'bills' })} of GSTR-2B not accepted yet:{' '}
            <Link to="/dashboard/invoicing/purchases/gstr-2b">accept or reject them</Link>.
          </Text>
        )}
        {state !== 'failed' && (
          <DataTable
            label="Input tax"
            columns={columns}
            rows={rows ?? []}
            rowTitle={({ title }) => title}
            skeletonRows={data ? undefined : 3}
          />
        )}
      </Stack>
    </Panel>
  );
}
