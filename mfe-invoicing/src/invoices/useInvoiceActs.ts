import { useNavigate } from 'react-router-dom';
import { formatDate, today } from 'shared/domain/dates/dates';
import { placeText } from 'shared/domain/invoicing/documentSheet';
import type { Invoice, ShownInvoice } from 'shared/domain/invoicing/invoice';
import { invoiceTotals, totalsUnder } from 'shared/domain/invoicing/invoiceTotals';
import type { NextNumber } from 'shared/domain/invoicing/invoicingAnswers';
import { clientStateOf } from 'shared/domain/invoicing/placeOfSupply';
import type { IssuedLetterhead } from 'shared/domain/letterhead/letterhead';
import { formatRupees } from 'shared/domain/text/money';
import { api, changeRecord, confirm, notify, useRemove } from 'shared/platform';
import { confirmGstr1a } from './confirmGstr1a';

/** Asks with the number, total and place of supply that issuing will settle; true for yes. */
async function confirmIssue(invoice: Invoice, letterhead: IssuedLetterhead): Promise<boolean> {
  const isBill = invoice.taxTreatment === 'exempt';
  const { issued } = await api.get<NextNumber>('invoices/next-number', {
    query: {
      ...(invoice.registration !== '' && { registration: invoice.registration }),
      date: invoice.date ?? today(),
      kind: invoice.isSample ? 'sample' : isBill ? 'bill' : 'invoice',
    },
  });
  const { totalPaise, taxLines } = invoiceTotals(invoice, totalsUnder(letterhead));
  const taxes = taxLines.map((line) => `${line.head} ${formatRupees(line.amountPaise)}`).join(' and ') || 'no tax';
  return confirm({
    title: isBill ? 'Issue this bill of supply?' : 'Issue this invoice?',
    body: `It will be numbered ${issued} unless another invoice is issued first, and dated ${formatDate(invoice.date)}: ${formatRupees(totalPaise)} with ${taxes}, place of supply ${placeText(clientStateOf(invoice))}. After that it cannot be changed.`,
    confirmLabel: 'Issue',
  });
}

/** What can be done with an invoice beside editing it. Each act throws what the server refused. */
export function useInvoiceActs(
  invoice: ShownInvoice,
  askLetterhead: () => Promise<IssuedLetterhead | undefined> = () => Promise.resolve(undefined),
) {
  const navigate = useNavigate();
  const remove = useRemove<ShownInvoice>('invoices');
  const act = (name: 'issue' | 'cancel', more: { inGstr1a?: boolean } = {}) =>
    changeRecord('invoices', () =>
      api.post<ShownInvoice>(`invoices/${invoice.id}/${name}`, { version: invoice.version, ...more }),
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
      if (!letterhead || !(await confirmIssue(invoice, letterhead))) return;
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
