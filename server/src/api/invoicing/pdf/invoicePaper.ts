import type { Copy } from 'shared/domain/copyMark';
import type { SheetFact } from 'shared/domain/documentSheet';
import type { Invoice } from 'shared/domain/invoice';
import { invoiceSheet } from 'shared/domain/invoiceSheet';
import type { IssuedLetterhead } from 'shared/domain/letterhead';
import { formatRupees } from 'shared/domain/money';
import type { NoteKind } from 'shared/domain/note';
import { noteSheet, type SheetNote } from 'shared/domain/noteSheet';
import { upiLink } from 'shared/domain/upiLink';
import type { Paper } from './documentContent';

/** What happened after it was issued, and what is owed now; nothing while that is the total. */
function accountOf({ status, paidPaise, creditedPaise, debitedPaise, balancePaise }: Invoice): SheetFact[] {
  const changes = (
    [
      ['Paid', -paidPaise],
      ['Credit notes', -creditedPaise],
      ['Debit notes', debitedPaise],
    ] as const
  ).filter(([, paise]) => paise !== 0);
  if (changes.length === 0 || status === 'draft' || status === 'cancelled') return [];
  return [...changes, ['Balance due', balancePaise] as const].map(([label, paise]) => ({
    label,
    value: formatRupees(paise),
  }));
}

/** Asks for what is still owed, unless nothing is or the paper is a sample. */
function payLinkOf(
  { status, balancePaise, invoiceNo }: Invoice,
  { upi, name, isSample }: IssuedLetterhead,
): string | undefined {
  const isOwed = (status === 'issued' || status === 'paid') && balancePaise > 0;
  return upi && isOwed && !isSample ? upiLink({ upi, payee: name, paise: balancePaise, note: invoiceNo }) : undefined;
}

/** An invoice as a paper. `today` is the letterhead of a draft, and of what was issued before letterheads were stored. */
export function invoicePaper(invoice: Invoice, today: IssuedLetterhead, copy: Copy = 'original'): Paper {
  const letterhead = invoice.letterhead ?? today;
  return {
    sheet: invoiceSheet(invoice, letterhead),
    copy,
    account: accountOf(invoice),
    payLink: payLinkOf(invoice, letterhead),
  };
}

/** A credit or debit note as a paper. `today` is the letterhead of what was issued before letterheads were stored. */
export function notePaper(
  kind: NoteKind,
  note: SheetNote,
  invoice: Invoice,
  today: IssuedLetterhead,
  copy: Copy,
): Paper {
  return { sheet: noteSheet(kind, note, invoice, note.letterhead ?? today), copy };
}
