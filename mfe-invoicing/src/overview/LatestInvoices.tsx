import { Link } from 'react-router-dom';
import { useList } from 'shared/platform';
import { DataTable, describeFailure, EmptyList, FailedState, Panel } from 'shared/ui';
import {
  type InvoiceRow,
  invoiceColumns,
  invoiceTitle,
  invoiceWords,
  listedInvoice,
} from '../documents/invoices/columns';
import { invoicePath } from '../documents/invoices/invoicePath';

const shown = new Set<string>(['clientName', 'invoiceNo', 'totalPaise', 'shown']);
const columns = invoiceColumns.filter((column) => shown.has(column.key));

/** The newest invoices. */
export function LatestInvoices() {
  const { rows, state, error, reload } = useList<InvoiceRow>(invoiceWords.path, {
    page: 1,
    size: 10,
    fields: listedInvoice,
  });
  return (
    <Panel title="Latest invoices" actions={<Link to="/dashboard/invoicing/list">All invoices</Link>}>
      {state === 'failed' && <FailedState {...describeFailure('Failed to load invoices', error)} onRetry={reload} />}
      {state === 'ready' && rows.length === 0 && <EmptyList resource={invoiceWords} />}
      {state !== 'failed' && (state === 'loading' || rows.length > 0) && (
        <DataTable
          label="Latest invoices"
          columns={columns}
          rows={rows}
          rowTitle={invoiceTitle}
          rowLink={(row) => invoicePath(row.id)}
          skeletonRows={state === 'loading' ? 6 : undefined}
        />
      )}
    </Panel>
  );
}
