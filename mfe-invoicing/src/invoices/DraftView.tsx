import { useFormDrawer } from 'shared/ui';
import { InvoicePageFrame } from './InvoicePageFrame';
import { issueProblems } from './issue';
import { IssueChecklist } from './IssueChecklist';
import { invoices } from './resource';
import type { ShownInvoice } from './shownTones';

/** A draft: as it would read, what it lacks to be issued, and its form in a drawer. */
export function DraftView({ invoice }: { invoice: ShownInvoice }) {
  const { edit, drawer } = useFormDrawer(invoices, { width: 960 });
  const problems = issueProblems(invoice);
  const onEdit = () => edit(invoice);
  return (
    <InvoicePageFrame invoice={invoice} title={`Draft ${invoice.invoiceNo}`.trim()} isIncomplete={problems.length > 0} onEdit={onEdit} side={<IssueChecklist problems={problems} onEdit={onEdit} />}>
      {drawer}
    </InvoicePageFrame>
  );
}
