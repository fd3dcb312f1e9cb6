import { formatDate } from 'shared/domain/dates/dates';
import { overdueAges } from 'shared/domain/money/documents/invoiceStatus';
import type { AgeingAnswer, ClientAgeing } from 'shared/domain/money/settle/ageing';
import { api, downloadFile, useGet, useMay } from 'shared/platform';
import {
  type Column,
  DataTable,
  EmptyState,
  ExportMenu,
  PageHeader,
  Panel,
  ResponseState,
  Stack,
  Text,
} from 'shared/ui';
import { ReceiptTabs } from '../receipts/ReceiptTabs';
import { statementPath } from '../statements/statementPath';

/** A client as a table row, which needs a record's fields. */
type ClientRow = ClientAgeing & { id: string };

const columns: readonly Column<ClientRow>[] = [
  { key: 'clientName', title: 'Client', to: statementPath },
  { key: 'notDuePaise', title: 'Not due', kind: 'money', priority: 2 },
  ...overdueAges.map(
    ({ label }, place): Column<ClientRow> => ({
      key: `computed:${label}`,
      title: label,
      kind: 'money',
      value: ({ overduePaise }) => overduePaise[place],
      priority: 2,
    }),
  ),
  { key: 'duePaise', title: 'Total due', kind: 'money' },
  { key: 'advancePaise', title: 'Advance', kind: 'money', priority: 3 },
  { key: 'interestPaise', title: 'Interest (estimate)', kind: 'money', priority: 3 },
];

/** `/dashboard/invoicing/receipts/ageing`: what each client owes, by days overdue. */
export default function AgeingPage() {
  const { data, ...response } = useGet<AgeingAnswer>('invoices/ageing');
  const mayExport = useMay('invoices:export');
  const rows = (data?.clients ?? []).map(
    (client): ClientRow => ({
      ...client,
      id: client.companyId || client.clientName,
    }),
  );
  return (
    <>
      <PageHeader
        title="Ageing"
        purpose={data ? `What clients owe on ${formatDate(data.asOf)}, by days past the due date.` : undefined}
        actions={
          mayExport &&
          rows.length > 0 && (
            <ExportMenu
              failed="Failed to export the ageing"
              onExport={async (format) =>
                downloadFile(`ageing.${format}`, await api.download(`invoices/ageing.${format}`))
              }
            />
          )
        }
      />
      <ReceiptTabs />
      <Stack>
        <ResponseState of={response} failed="Failed to load the ageing" skeleton="lines" count={8} />
        {data && rows.length === 0 && (
          <EmptyState title="Nothing is due." detail="Issued invoices that are not paid are listed here by client." />
        )}
        {rows.length > 0 && (
          <>
            <Panel title="By client" dense>
              <DataTable label="Ageing by client" columns={columns} rows={rows} rowTitle={(row) => row.clientName} />
            </Panel>
            <Text>
              Advances are not set off in these amounts. The interest is what the MSMED Act 2006, section 16, would come
              to if your company is a registered micro or small enterprise: a multiple of the bank rate, compounded
              monthly from the due date, on what is owed now. Its rows are among the rates of the law.
            </Text>
          </>
        )}
      </Stack>
    </>
  );
}
