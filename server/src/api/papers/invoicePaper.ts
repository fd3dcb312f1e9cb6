import type { IssuedLetterhead } from 'shared/domain/letterhead/letterhead';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import type { NoteKind } from 'shared/domain/money/documents/note';
import type { RegisteredAt } from 'shared/domain/money/eInvoices/eInvoiceAnswers';
import { type GstOfPayment, upiLink } from 'shared/domain/money/settle/upiLink';
import type { Copy } from 'shared/domain/papers/copyMark';
import type { DocumentSheet } from 'shared/domain/papers/documentSheet';
import { invoiceSheet, isToUnregistered } from 'shared/domain/papers/invoiceSheet';
import { noteSheet, type SheetNote } from 'shared/domain/papers/noteSheet';
import type { Paper } from './documentContent';

/** Shows a code to pay an amount, unless it is 0 or the paper is a sample. */
export function payLinkOf(
  { invoiceNo }: Pick<Invoice, 'invoiceNo'>,
  { upi, name, isSample }: IssuedLetterhead,
  paise: number,
  invoice?: GstOfPayment,
): string | undefined {
  if (!upi || paise <= 0 || isSample) return undefined;
  return upiLink({ upi, payee: name, paise, note: invoiceNo, ...(invoice && { invoice }) });
}

/** The tax in the QR code of an invoice to an unregistered client; undefined where the law does not ask for it. */
function gstOf(invoice: Invoice, letterhead: IssuedLetterhead): GstOfPayment | undefined {
  if (!letterhead.asksByQr || invoice.taxTreatment === 'exempt' || !isToUnregistered(invoice)) return undefined;
  const { invoiceNo: number, date, taxLines: taxes } = invoice;
  const { gstin, bankAccount: account, bankIfsc: ifsc } = letterhead;
  return { gstin, number, date: date ?? '', taxes, account, ifsc };
}

/**
 * An invoice as a paper. Once it is issued, that is how it was issued: whatever is paid, credited or cancelled later is
 * not on it. `today` is the letterhead of a draft, and of what was issued before letterheads were stored; `annex` is the
 * sheet of names and days of one that bills a month (`annexOf`), `registered` what the invoice portal gave it: such a
 * paper is no one's copy.
 */
export function invoicePaper(
  invoice: Invoice,
  today: IssuedLetterhead,
  copy: Copy = 'original',
  { annex, registered }: Partial<Pick<DocumentSheet, 'annex' | 'registered'>> = {},
): Paper {
  const letterhead = invoice.letterhead ?? today;
  const sheetOf = (shown: Invoice) => ({
    ...invoiceSheet(shown, letterhead),
    ...(annex && { annex }),
    ...(registered && { registered }),
  });
  if (invoice.status === 'draft') return { sheet: sheetOf(invoice), copy };
  return {
    sheet: sheetOf({ ...invoice, status: 'issued' }),
    ...(!registered && { copy }),
    payLink: payLinkOf(invoice, letterhead, invoice.totalPaise, gstOf(invoice, letterhead)),
  };
}

/** A cancelled invoice with the mark that it is. */
export function cancelledInvoicePaper(invoice: Invoice, today: IssuedLetterhead): Paper {
  return { sheet: invoiceSheet(invoice, invoice.letterhead ?? today), copy: 'original' };
}

/** A credit or debit note as a paper, as it was issued. `today` is the letterhead of what was issued before letterheads were stored; `registered` as of an invoice. */
export function notePaper(
  kind: NoteKind,
  note: SheetNote,
  invoice: Invoice,
  today: IssuedLetterhead,
  copy: Copy,
  registered?: RegisteredAt,
): Paper {
  const sheet = noteSheet(kind, { ...note, cancelledAt: null }, invoice, note.letterhead ?? today);
  return registered ? { sheet: { ...sheet, registered } } : { sheet, copy };
}

/** A cancelled note with the mark that it is. */
export function cancelledNotePaper(kind: NoteKind, note: SheetNote, invoice: Invoice, today: IssuedLetterhead): Paper {
  return { sheet: noteSheet(kind, note, invoice, note.letterhead ?? today), copy: 'original' };
}
