import { formatDate, today } from 'shared/domain/dates/dates';
import type { BillProof, MadeNote } from 'shared/domain/money/bills/billAnswers';
import { creditWarning } from 'shared/domain/money/documents/creditLimit';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import { formatRupees } from 'shared/domain/text/money';
import { api, changeRecord, confirm, notify } from 'shared/platform';
import { confirmGstr1a } from '../documents/invoices/confirmGstr1a';
import { useDocumentLaw } from '../law/useDocumentLaw';

/**
 * Asks for confirmation, then issues the note for the difference since a bill's days were corrected. Throws the
 * server's refusal.
 */
export function useNoteDifference(invoice: InvoiceView): (proof: BillProof) => Promise<void> {
  const { creditNote } = useDocumentLaw();
  const send = (inGstr1a: boolean) =>
    changeRecord('invoices', () => api.post<MadeNote>(`invoices/${invoice.id}/difference`, { inGstr1a }));
  return async ({ notePaise }) => {
    const kind = notePaise > 0 ? 'debit' : 'credit';
    const warning = kind === 'credit' ? creditWarning(invoice, today(), creditNote) : null;
    const isSure = await confirm({
      title: `Issue this ${kind} note?`,
      body: `${formatRupees(Math.abs(notePaise))} with tax for the invoice ${invoice.invoiceNo} of ${invoice.clientName}, dated ${formatDate(today())}. It gets its number now and cannot be changed after that, only cancelled.${warning ? ` ${warning}` : ''}`,
      confirmLabel: 'Issue',
    });
    if (!isSure) return;
    const made = await send(false).catch(async (error: unknown) => {
      const choice = await confirmGstr1a(error, `${kind} note`);
      if (choice === undefined) throw error;
      return choice ? send(true) : undefined;
    });
    if (made) notify.success(`Issued as ${made.number}`);
  };
}
