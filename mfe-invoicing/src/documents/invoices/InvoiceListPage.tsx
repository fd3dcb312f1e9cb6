import { Button } from 'antd';
import { Copy, FileArchive, FileCheck2, FileDown, Mail, Plus, Sheet } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { Allowed } from 'shared/platform';
import { PageHeader, ResourceTable, useHistoryDrawer, useRemoveAction, useTogether } from 'shared/ui';
import { recurringPath } from '../recurring/recurringPath';
import { downloadList, downloadPdf, downloadPdfs } from './download';
import { invoicePath } from './invoicePath';
import { issueTogether, sendTogether } from './issueTogether';
import { invoices } from './resource';

/** Lists invoices by what is left to do with them; exports the selected ones. */
// oxlint-disable-next-line max-lines-per-function -- the list's acts as one table
export default function InvoiceListPage() {
  const navigate = useNavigate();
  const remove = useRemoveAction(invoices);
  const history = useHistoryDrawer(invoices);
  const { ask, dialog } = useTogether();
  const newButton = (
    <Allowed right="invoices:write">
      <Link to="/dashboard/invoicing/new">
        <Button type="primary" tabIndex={-1} icon={<Plus />}>
          New invoice
        </Button>
      </Link>
    </Allowed>
  );
  return (
    <>
      <PageHeader
        title="Invoice List"
        purpose="All drafts and invoices with their balances."
        actions={
          <>
            <Allowed right="recurring-invoices:read">
              <Link to={recurringPath}>
                <Button tabIndex={-1}>Recurring</Button>
              </Link>
            </Allowed>
            {newButton}
          </>
        }
      />
      <ResourceTable
        resource={invoices}
        emptyAction={newButton}
        rowLink={(row) => invoicePath(row.id)}
        bulkActions={[
          {
            label: 'Issue drafts',
            right: 'invoices:issue',
            icon: <FileCheck2 />,
            onClick: (rows) => ask(issueTogether(rows)),
          },
          {
            label: 'Send',
            right: 'sendings:write',
            icon: <Mail />,
            onClick: (rows) => ask(sendTogether(rows)),
          },
          {
            label: 'PDFs',
            right: 'invoices:export',
            icon: <FileArchive />,
            onClick: downloadPdfs,
            failed: 'Failed to create the PDFs',
          },
          {
            label: 'CSV',
            right: 'invoices:export',
            icon: <Sheet />,
            onClick: downloadList('csv'),
            failed: 'The export failed',
          },
          {
            label: 'Excel',
            right: 'invoices:export',
            icon: <Sheet />,
            onClick: downloadList('xlsx'),
            failed: 'The export failed',
          },
        ]}
        actions={(row) => [
          {
            label: 'PDF',
            icon: <FileDown />,
            onClick: (invoice) => downloadPdf(invoice),
            failed: 'Failed to create the PDF',
            inline: true,
            iconOnly: true,
          },
          {
            label: 'Clone',
            right: 'invoices:write',
            icon: <Copy />,
            onClick: () => void navigate(`/dashboard/invoicing/new?clone=${row.id}`),
          },
          history.action,
          ...(row.status === 'draft' ? [remove] : []),
        ]}
      />
      {history.drawer}
      {dialog}
    </>
  );
}
