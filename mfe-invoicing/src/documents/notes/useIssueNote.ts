import { formatDate } from 'shared/domain/dates/dates';
import { creditWarning } from 'shared/domain/money/documents/creditLimit';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import type { NoteProposal } from 'shared/domain/money/documents/invoicingAnswers';
import type { Note, NoteKind } from 'shared/domain/money/documents/note';
import { formatRupees } from 'shared/domain/text/money';
import { api, confirm, notify } from 'shared/platform';
import type { ResourceDefinition } from 'shared/ui';
import { useDocumentLaw } from '../../law/useDocumentLaw';
import { confirmGstr1a } from '../invoices/confirmGstr1a';

/** The request body that creates a note. */
interface NoteInput {
  invoiceId: string;
  date: string;
  amountPaise: number;
}

/** Tells the form that saving was abandoned: it stays open, unchanged. */
const takenBack = () => new DOMException('Not issued', 'AbortError');

/**
 * Asks for confirmation before issuing a note, with its amount, invoice and date, and again when its date is in a filed
 * month. Throws the server's refusal.
 */
export function useIssueNote<T extends Pick<Note, 'id'>, I extends NoteInput>(
  kind: NoteKind,
  notes: ResourceDefinition<T, I>,
): (input: I) => Promise<T> {
  const { one } = notes.name;
  const { creditNote } = useDocumentLaw();
  return async (input) => {
    const invoice = await api.get<InvoiceView>(`invoices/${input.invoiceId}`);
    const warning = kind === 'credit' ? creditWarning(invoice, input.date, creditNote) : null;
    const { portal } = await api.get<NoteProposal>(`invoices/${input.invoiceId}/note-lines`);
    const refused = portal.problems.join(' ');
    if (portal.isNeeded && refused !== '') {
      notify.error(
        `The e-invoice portal would refuse it: ${refused} Correct the address on the client’s page before you issue it.`,
      );
      throw takenBack();
    }
    const notices = [warning, refused && `If this client needs an e-invoice, the portal would refuse it: ${refused}`];
    const isSure = await confirm({
      title: `Issue this ${one}?`,
      body: `${formatRupees(input.amountPaise)} for the invoice ${invoice.invoiceNo} of ${invoice.clientName}, dated ${formatDate(input.date)}. It gets its number now and cannot be changed after that, only cancelled. ${notices.filter(Boolean).join(' ')}`.trim(),
      confirmLabel: 'Issue',
      cancelLabel: 'Keep editing',
    });
    if (!isSure) throw takenBack();
    const send = (inGstr1a: boolean) => api.post<T>(notes.path, { ...input, inGstr1a });
    return send(false).catch(async (error: unknown) => {
      const choice = await confirmGstr1a(error, one);
      if (choice === undefined) throw error;
      if (!choice) throw takenBack();
      return send(true);
    });
  };
}
