import { useNavigate } from 'react-router-dom';
import type { ShownInvoice } from 'shared/domain/invoice';
import type { IssuedLetterhead } from 'shared/domain/letterhead';
import { api, confirm, notify, refresh, useRemove } from 'shared/platform';
import { confirmIssue } from './issue';

/** What can be done with an invoice beside editing it. Each act throws what the server refused. */
export function useInvoiceActs(
  invoice: ShownInvoice,
  askLetterhead: () => Promise<IssuedLetterhead | undefined> = () => Promise.resolve(undefined),
) {
  const navigate = useNavigate();
  const remove = useRemove<ShownInvoice>('invoices');
  const act = async (name: 'issue' | 'cancel') => {
    const after = await api.post<ShownInvoice>(`invoices/${invoice.id}/${name}`, { version: invoice.version });
    await refresh('invoices');
    return after;
  };
  return {
    issue: async () => {
      const letterhead = await askLetterhead();
      if (!letterhead || !(await confirmIssue(invoice, letterhead))) return;
      notify.success(`Issued as ${(await act('issue')).invoiceNo}`);
    },
    cancel: async () => {
      const question = {
        title: 'Cancel this invoice?',
        body: `${invoice.invoiceNo} keeps its number and is no longer owed. This cannot be undone; to bill again, clone it.`,
        confirmLabel: 'Cancel invoice',
        cancelLabel: 'Keep it',
        danger: true,
      };
      if (!(await confirm(question))) return;
      await act('cancel');
      notify.success(`${invoice.invoiceNo} cancelled`);
    },
    remove: async () => {
      if (!(await confirm({ title: 'Delete this draft?', confirmLabel: 'Delete', danger: true }))) return;
      await remove(invoice.id, 'Draft deleted');
      void navigate('/dashboard/invoicing/list');
    },
    clone: () => void navigate(`/dashboard/invoicing/new?clone=${invoice.id}`),
    note: (kind: 'credit' | 'debit') => void navigate(`/dashboard/invoicing/${kind}?form=new&invoice=${invoice.id}`),
  };
}
