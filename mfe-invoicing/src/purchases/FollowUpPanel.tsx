import type { FollowUp } from 'shared/domain/money/purchases/gstr2bAnswers';
import { linkTo, type StoredRecord, useGet } from 'shared/platform';
import { type Column, DataTable, Panel, ResponseState, Stack, Text } from 'shared/ui';
import { MailButtons } from '../files/MailButtons';

type Shown = FollowUp & StoredRecord;

const columns: readonly Column<Shown>[] = [
  { key: 'supplierName', title: 'Supplier', to: ({ supplierId }) => linkTo('supplier', supplierId) },
  { key: 'count', title: 'Bills', kind: 'number' },
  { key: 'taxPaise', title: 'GST', kind: 'money' },
  { key: 'since', title: 'Since', kind: 'date', priority: 2 },
];

/** Suppliers whose bills to us are missing on the portal, each with a prepared message asking for them. */
export function FollowUpPanel({ gstin }: { gstin: string }) {
  const { data, ...response } = useGet<FollowUp[]>('purchases/gstr-2b/follow-up', { gstin });
  const rows = data?.map((each): Shown => ({ ...each, id: each.supplierId }));
  return (
    <Panel
      title="Suppliers to ask"
      purpose="Their bills are in no GSTR-2B that was read, so their tax can’t be claimed."
    >
      <Stack gap={3}>
        <ResponseState of={response} failed="Failed to load the suppliers" skeleton="lines" count={2} />
        {rows?.length === 0 && <Text>Every bill up to the last month that was read is in one.</Text>}
        {rows && rows.length > 0 && (
          <DataTable<Shown>
            label="Missing bills by supplier"
            columns={columns}
            rows={rows}
            rowTitle={({ supplierName }) => supplierName}
            detail={(row) => <MailButtons {...row} name={row.supplierName} />}
          />
        )}
      </Stack>
    </Panel>
  );
}
