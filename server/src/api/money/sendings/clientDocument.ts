import { formatDate, today } from 'shared/domain/dates/dates';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import type { NoteKind } from 'shared/domain/money/documents/note';
import { isBroughtIn } from 'shared/domain/money/documents/openingBalance';
import type { DocumentQuery } from 'shared/domain/money/sendings/sending';
import { clientStatementSheet } from 'shared/domain/money/settle/clientStatement';
import type { DocumentSheet } from 'shared/domain/papers/documentSheet';
import type { SheetNote } from 'shared/domain/papers/noteSheet';
import { voucherSheet } from 'shared/domain/papers/voucherSheet';
import { formatRupees } from 'shared/domain/text/money';
import { notAllowed, notFound } from '../../../core/errors';
import type { GrantedAccount } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { currentLetterhead } from '../../letterhead/letterhead';
import {
  cancelledInvoicePaper,
  cancelledNotePaper,
  invoicePaper,
  notePaper,
  payLinkOf,
} from '../../papers/invoicePaper';
import { printPaper } from '../../papers/printPaper';
import { findRecord } from '../../records/lists/selectRecords';
import { mayRead } from '../../records/requirePermission';
import { scopeToClient } from '../../records/scopeToClient';
import { annexOf } from '../documents/billedShares';
import { invoices } from '../documents/invoices';
import { creditNotes, debitNotes } from '../documents/notes';
import { invoiceFile, noteFile, printedVoucher, voucherFile } from '../documents/sendPdf';
import { registeredAt } from '../eInvoices/registeredAt';
import { readStatement, statementQuery } from '../settle/clientStatement';
import { mustReadAll } from '../settle/statementRoutes';
import { vouchers } from '../settle/vouchers';

/** A PDF under its name. */
interface DocumentFile {
  name: string;
  content: Buffer;
}

/** A document for a client: its content, the amount owed, and its PDF. */
export interface ClientDocument {
  /** `Invoice INV/26-27/0001`. */
  title: string;
  number: string;
  companyId: string;
  clientName: string;
  /** The client's address for mail; empty when unknown. */
  email: string;
  /** In the middle of a mail: "Invoice INV/26-27/0001 of 5 Nov 2026 is for ₹1,180.00." */
  sentence: string;
  /** Its state today: "₹1,180.00 is due by 5 Dec 2026." Empty for a note. */
  standing: string;
  /** The amount owed for an invoice, in paise; 0 for anything else. */
  owedPaise: number;
  isSample: boolean;
  isCancelled: boolean;
  sheet: DocumentSheet;
  /** A link by which a phone pays the amount owed. */
  payLink?: string | undefined;
  file(signal: AbortSignal): Promise<DocumentFile>;
}

/** The reader of a document: an account that sends it, or that has sent it and whose link is opened. */
type Reader = Pick<GrantedAccount, 'granted' | 'reach'>;

/** A PDF that is not stored, made now. */
const fileOf = async (
  db: Queries,
  name: string,
  paper: { sheet: DocumentSheet; copy?: 'original' },
  signal: AbortSignal,
): Promise<DocumentFile> => ({
  name: `${name.replaceAll('/', '-')}.pdf`,
  content: Buffer.from(await printPaper(db, paper, { signal, bypassesLimit: true })),
});

function standingOf({ status, balancePaise, dueDate }: Invoice): string {
  if (status === 'cancelled') return 'This invoice is cancelled; nothing is due on it.';
  if (balancePaise <= 0) return 'This invoice is paid. Thank you.';
  const due = dueDate ? ` by ${formatDate(dueDate)}` : '';
  return `${formatRupees(balancePaise)} is due${due}.`;
}

async function invoiceDocument(db: Queries, id: string, reader: Reader): Promise<ClientDocument | undefined> {
  const invoice = await findRecord(db, scopeToClient(invoices, reader), id);
  if (!invoice || invoice.status === 'draft' || isBroughtIn(invoice)) return undefined;
  const letterhead = invoice.letterhead ?? (await currentLetterhead(db, invoice.registration));
  const registered = await registeredAt(db, id);
  const annex = await annexOf(db, id);
  const isCancelled = invoice.status === 'cancelled';
  const { sheet } = isCancelled
    ? cancelledInvoicePaper(invoice, letterhead)
    : invoicePaper(invoice, letterhead, 'original', { registered, ...(annex && { annex }) });
  const { invoiceNo, companyId, clientName, clientEmail, date, dueDate, totalPaise, balancePaise, isSample } = invoice;
  const due = dueDate ? `, due by ${formatDate(dueDate)}` : '';
  return {
    title: `Invoice ${invoiceNo}`,
    number: invoiceNo,
    companyId,
    clientName,
    sheet,
    isCancelled,
    email: clientEmail,
    sentence: `Invoice ${invoiceNo} of ${formatDate(date)} is for ${formatRupees(totalPaise)}${due}.`,
    standing: standingOf(invoice),
    owedPaise: Math.max(0, balancePaise),
    isSample: isSample === true,
    payLink: payLinkOf(invoice, letterhead, balancePaise),
    file: async (signal) => {
      if (isCancelled) return fileOf(db, `${invoiceNo}-cancelled`, { sheet, copy: 'original' }, signal);
      const { name, content } = await invoiceFile(db, invoice, { signal, bypassesLimit: true });
      return { name, content: Buffer.from(content) };
    },
  };
}

async function noteDocument(
  db: Queries,
  kind: NoteKind,
  id: string,
  reader: Reader,
): Promise<ClientDocument | undefined> {
  const found =
    kind === 'credit'
      ? await findRecord(db, scopeToClient(creditNotes, reader), id)
      : await findRecord(db, scopeToClient(debitNotes, reader), id);
  const invoice = found && (await findRecord(db, scopeToClient(invoices, reader), found.invoiceId));
  if (!found || !invoice) return undefined;
  const number = 'creditNoteNumber' in found ? found.creditNoteNumber : found.debitNoteNumber;
  const note: SheetNote & { id: string; invoiceId: string } = { ...found, number };
  const letterhead = await currentLetterhead(db, invoice.registration);
  const isCancelled = note.cancelledAt !== null;
  const title = `${kind === 'credit' ? 'Credit' : 'Debit'} note ${number}`;
  const { sheet } = isCancelled
    ? cancelledNotePaper(kind, note, invoice, letterhead)
    : notePaper(kind, note, invoice, letterhead, 'original', await registeredAt(db, id));
  return {
    title,
    number,
    sheet,
    isCancelled,
    owedPaise: 0,
    standing: isCancelled ? `This ${kind} note is cancelled.` : '',
    companyId: invoice.companyId,
    clientName: invoice.clientName,
    email: invoice.clientEmail,
    sentence: `${title} of ${formatDate(note.date)} for invoice ${invoice.invoiceNo} is for ${formatRupees(note.amountPaise)}.`,
    isSample: found.isSample === true,
    file: async (signal) => {
      if (isCancelled) return fileOf(db, `${number}-cancelled`, { sheet, copy: 'original' }, signal);
      return noteFile(db, kind, note, { signal, bypassesLimit: true });
    },
  };
}

async function voucherDocument(db: Queries, id: string, reader: Reader): Promise<ClientDocument | undefined> {
  const voucher = await findRecord(db, scopeToClient(vouchers, reader), id);
  if (!voucher) return undefined;
  const { kind, number, clientName, date, amountPaise } = voucher;
  const receipt = await db
    .selectFrom('every_receipts')
    .select('companyId')
    .where('id', '=', voucher.receiptId)
    .executeTakeFirst();
  const isCancelled = voucher.cancelledAt !== null;
  const title = `${kind === 'receipt' ? 'Receipt' : 'Refund'} voucher ${number}`;
  const sheet = voucherSheet(await printedVoucher(db, voucher));
  const what = kind === 'receipt' ? 'is for your advance of' : 'is for what we paid back of your advance:';
  return {
    title,
    number,
    clientName,
    sheet,
    isCancelled,
    owedPaise: 0,
    companyId: receipt?.companyId ?? '',
    email: '',
    sentence: `${title} of ${formatDate(date)} ${what} ${formatRupees(amountPaise)}.`,
    standing: isCancelled ? 'This voucher is cancelled.' : '',
    isSample: voucher.letterhead.isSample === true,
    file: async (signal) =>
      isCancelled
        ? fileOf(db, `${number}-cancelled`, { sheet, copy: 'original' }, signal)
        : voucherFile(db, voucher, { signal, bypassesLimit: true }),
  };
}

async function statementDocument(db: Queries, asked: DocumentQuery, reader: Reader): Promise<ClientDocument> {
  const { companyId, clientName, from, to } = asked;
  const query = statementQuery.parse({ companyId, clientName, from: from ?? undefined, to: to ?? undefined });
  const { statement, client, letterhead } = await readStatement(db, query, reader);
  const sheet = clientStatementSheet(statement, client, letterhead);
  const period = `${formatDate(query.from)} to ${formatDate(query.to)}`;
  const { closingPaise } = statement;
  const owed =
    closingPaise < 0 ? `${formatRupees(-closingPaise)} is paid in advance` : `${formatRupees(closingPaise)} is owed`;
  return {
    title: 'Statement of account',
    number: period,
    companyId,
    sheet,
    isCancelled: false,
    isSample: false,
    owedPaise: 0,
    clientName: client.clientName,
    email: client.clientEmail,
    sentence: `Your statement of account from ${period} closes at ${formatRupees(closingPaise)}.`,
    standing: `On ${formatDate(query.to)}, ${owed}; figures as of ${formatDate(today())}.`,
    file: (signal) => fileOf(db, `statement-${query.to}`, { sheet }, signal),
  };
}

/** Throws 403 for an account that may not read the document it sends. */
function mustRead(kind: DocumentQuery['kind'], account: Reader): void {
  if (kind === 'statement') return void mustReadAll(account);
  const note = kind === 'credit-note' ? creditNotes : debitNotes;
  const read = kind === 'voucher' ? [vouchers] : kind === 'invoice' ? [invoices] : [invoices, note];
  if (!read.every((each) => mayRead(each, account)))
    throw notAllowed('You may send only what you may read; ask an owner for the right to read it.');
}

/**
 * A document for a client, within an account's rights and reach. Undefined for a draft or a missing one. Throws 403 for
 * an account that may not read its content.
 */
export async function clientDocument(
  db: Queries,
  asked: DocumentQuery,
  reader: Reader,
): Promise<ClientDocument | undefined> {
  mustRead(asked.kind, reader);
  if (asked.kind === 'invoice') return invoiceDocument(db, asked.documentId, reader);
  if (asked.kind === 'voucher') return voucherDocument(db, asked.documentId, reader);
  if (asked.kind !== 'statement')
    return noteDocument(db, asked.kind === 'credit-note' ? 'credit' : 'debit', asked.documentId, reader);
  return statementDocument(db, asked, reader).catch((error: unknown) => {
    if (error instanceof Error && 'status' in error && error.status === 404) return undefined;
    throw error;
  });
}

/** 404 for a document that can't be sent. */
export const noDocument = () =>
  notFound('This document does not exist or is a draft. Issue it first, or choose another.');
