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

/** Shows a QR code to pay an amount, unless it is 0 or the document is a sample. */
export function payLinkOf(
  { invoiceNo }: Pick<Invoice, 'invoiceNo'>,
  { upi, name, isSample }: IssuedLetterhead,
  paise: number,
  invoice?: GstOfPayment,
): string | undefined {
  if (!upi || paise <= 0 || isSample) return undefined;
  return upiLink({ upi, payee: name, paise, note: invoiceNo, ...(invoice && { invoice }) });
}

/** The tax in the QR code of an invoice to an unregistered client; undefined if the law does not require it. */
function gstOf(invoice: Invoice, letterhead: IssuedLetterhead): GstOfPayment | undefined {
  if (!letterhead.asksByQr || invoice.taxTreatment === 'exempt' || !isToUnregistered(invoice)) return undefined;
  const { invoiceNo: number, date, taxLines: taxes } = invoice;
  const { gstin, bankAccount: account, bankIfsc: ifsc } = letterhead;
  return { gstin, number, date: date ?? '', taxes, account, ifsc };
}

/**
 * An invoice as a document. Once issued, it stays as issued: later payments, credits or a cancellation are not on it.
 * `today` is the letterhead of a draft, and of invoices issued before letterheads were stored; `annex` is the sheet of
 * names and days of one that bills a month (`annexOf`); `registered` is the invoice portal's answer, and such a
 * document has no copy marking.
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

/** A cancelled invoice with a mark saying so. */
export function cancelledInvoicePaper(invoice: Invoice, today: IssuedLetterhead): Paper {
  return { sheet: invoiceSheet(invoice, invoice.letterhead ?? today), copy: 'original' };
}

/**
 * A credit or debit note as a document, as issued. `today` is the letterhead for notes issued before letterheads were
 * stored; `registered` as for an invoice.
 */
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

/** A cancelled note with a mark saying so. */
export function cancelledNotePaper(kind: NoteKind, note: SheetNote, invoice: Invoice, today: IssuedLetterhead): Paper {
  return { sheet: noteSheet(kind, note, invoice, note.letterhead ?? today), copy: 'original' };
}
