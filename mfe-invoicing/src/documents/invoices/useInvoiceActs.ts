import { useNavigate } from 'react-router-dom';
import type { IssuedLetterhead } from 'shared/domain/letterhead/letterhead';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import { api, changeRecord, confirm, notify, useRemove } from 'shared/platform';
import { confirmGstr1a } from './confirmGstr1a';

/** The actions on an invoice other than editing. Each throws the server's refusal. */
export function useInvoiceActs(
  invoice: InvoiceView,
  askLetterhead: () => Promise<IssuedLetterhead | undefined> = () => Promise.resolve(undefined),
) {
  const navigate = useNavigate();
  const remove = useRemove<InvoiceView>('invoices');
  const act = (name: 'issue' | 'cancel', more: { inGstr1a?: boolean } = {}) =>
    changeRecord('invoices', () =>
      api.post<InvoiceView>(`invoices/${invoice.id}/${name}`, { version: invoice.version, ...more }),
    );
  const issue = () =>
    act('issue').catch(async (error: unknown) => {
      const choice = await confirmGstr1a(error, 'invoice');
      if (choice === undefined) throw error;
      return choice ? act('issue', { inGstr1a: true }) : undefined;
    });
  return {
    issue: async () => {
      const letterhead = await askLetterhead();
      if (!letterhead) return;
      const { confirmIssue } = await import('./confirmIssue');
      if (!(await confirmIssue(invoice, letterhead))) return;
      const issued = await issue();
      if (issued) notify.success(`Issued as ${issued.invoiceNo}`);
    },
    cancel: async () => {
      const question = {
        title: 'Cancel this invoice?',
        body: `${invoice.invoiceNo} keeps its number and is no longer due. This can’t be undone. To bill again, clone it.`,
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
