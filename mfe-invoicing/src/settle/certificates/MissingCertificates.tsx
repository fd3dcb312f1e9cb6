import { formatPeriod } from 'shared/domain/dates/period';
import type { MissingCertificate } from 'shared/domain/money/settle/tdsCertificate';
import { linkTo, type StoredRecord, useGet } from 'shared/platform';
import { type Column, DataTable, Panel, ResponseState, Stack, Text } from 'shared/ui';
import { MailButtons } from '../../files/MailButtons';

type Shown = MissingCertificate & StoredRecord;

const columns: readonly Column<Shown>[] = [
  {
    key: 'clientName',
    title: 'Client',
    to: ({ companyId }) => (companyId === '' ? undefined : linkTo('company', companyId)),
  },
  { key: 'quarter', title: 'Quarter', text: ({ quarter }) => formatPeriod(quarter) },
  { key: 'taxPaise', title: 'Kept back', kind: 'money' },
  { key: 'dueDate', title: 'Was due', kind: 'date', priority: 2 },
];

/** Clients with an overdue TDS certificate for a quarter, each with a prepared message asking for it. */
export function MissingCertificates() {
  const { data, ...response } = useGet<MissingCertificate[]>('tds-certificates/missing');
  const rows = data?.map((each): Shown => ({ ...each, id: `${each.clientName} ${each.quarter}` }));
  return (
    <Panel title="Certificates to ask for" purpose="Tax was kept back, the day has passed, and no certificate is here.">
      <Stack gap={3}>
        <ResponseState of={response} failed="Failed to load the clients" skeleton="lines" count={2} />
        {rows?.length === 0 && <Text>No certificate is overdue.</Text>}
        {rows && rows.length > 0 && (
          <DataTable<Shown>
            label="Missing certificates by client and quarter"
            columns={columns}
            rows={rows}
            rowTitle={({ clientName, quarter }) => `${clientName}, ${formatPeriod(quarter)}`}
            detail={(row) => <MailButtons {...row} name={row.clientName} />}
          />
        )}
      </Stack>
    </Panel>
  );
}
