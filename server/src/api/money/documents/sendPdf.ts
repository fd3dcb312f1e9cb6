import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import type { Note, NoteKind } from 'shared/domain/money/documents/note';
import { isBroughtIn } from 'shared/domain/money/documents/openingBalance';
import type { ReverseChargeDocument } from 'shared/domain/money/purchases/reverseChargeDocument';
import type { StoredVoucher } from 'shared/domain/money/settle/voucher';
import { type Copy, copies, type DocumentPaper, documentPapers } from 'shared/domain/papers/copyMark';
import type { SheetNote } from 'shared/domain/papers/noteSheet';
import { reverseChargeSheet } from 'shared/domain/papers/reverseChargeSheet';
import { type SheetVoucher, voucherSheet } from 'shared/domain/papers/voucherSheet';
import { oneOf } from 'shared/domain/records/validation';
import { z } from 'zod';
import { begun } from '../../../core/begun';
import { conflict } from '../../../core/errors';
import type { GrantedAccount } from '../../../core/types';
import type { Db, Queries } from '../../../db/tables';
import { abortOnDisconnect } from '../../../threads/abortOnDisconnect';
import { currentLetterhead } from '../../letterhead/letterhead';
import type { Paper } from '../../papers/documentContent';
import { cancelledInvoicePaper, cancelledNotePaper, invoicePaper, notePaper } from '../../papers/invoicePaper';
import { printPaper } from '../../papers/printPaper';
import { type ZipFile, zip } from '../../papers/zip';
import { unknownRecord } from '../../records/changes/changeRecord';
import { findRecord } from '../../records/lists/selectRecords';
import { scopeToClient } from '../../records/scopeToClient';
import { registeredAt } from '../eInvoices/registeredAt';
import { annexOf } from './billedShares';
import { invoices } from './invoices';
import { issuedPaper } from './issuedPapers';
import { statementPaper } from './statementPaper';

/** Which PDF of an invoice: by default the client's original, as issued. */
export const invoicePdfQuery = z.object({ copy: oneOf('copy', documentPapers).default('original') });

/** Which PDF of a note: by default a copy, as issued. */
export const notePdfQuery = z.object({ copy: oneOf('copy', [...copies, 'cancelled']).default('original') });

const isCopy = (paper: DocumentPaper): paper is Copy => copies.some((copy) => copy === paper);

async function find(db: Queries, id: string, definition = invoices): Promise<Invoice> {
  const invoice = await findRecord(db, definition, id);
  if (!invoice) throw unknownRecord(invoices);
  return invoice;
}

const fileOf = (number: string) => `${number.replaceAll('/', '-')}.pdf`;

/** `INV-26-27-0001.pdf`; a draft without a number is named after its id. */
const fileName = ({ invoiceNo, id }: Invoice): string => fileOf(invoiceNo || `draft-${id}`);

/** Whether the caller already has the bytes with this ETag, by `If-None-Match` (RFC 9110, 13.1.2). */
const has = ({ headers }: FastifyRequest, tag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((each) => ['*', tag].includes(each.trim().replace(/^W\//, '')));

/**
 * Sends a PDF under a name: `INV-26-27-0001-duplicate.pdf` for copies. Stored bytes have their hash as ETag; if the
 * caller has them already, the answer is 304.
 */
function send(reply: FastifyReply, pdf: Uint8Array, name: string, paper: DocumentPaper, sha256?: string): FastifyReply {
  const file = paper === 'original' ? name : name.replace(/\.pdf$/, `-${paper}.pdf`);
  if (sha256 !== undefined) {
    const tag = `"${sha256}"`;
    reply.header('ETag', tag);
    if (has(reply.request, tag)) return reply.status(304).send();
  }
  return reply
    .type('application/pdf')
    .header('Content-Disposition', `attachment; filename="${file}"`)
    .send(Buffer.from(pdf));
}

/** Whether a document's copies are stored: only issued ones. Drafts change, and samples get removed. */
const isKept = ({ status, letterhead }: Invoice) => status !== 'draft' && letterhead?.isSample !== true;

/** A PDF that is neither a draft's nor a copy. Throws 409 when the invoice has no such PDF. */
async function laterPaper(db: Db, invoice: Invoice, paper: 'cancelled' | 'statement'): Promise<Paper> {
  const letterhead = await currentLetterhead(db, invoice.registration);
  if (paper === 'cancelled') {
    if (invoice.status !== 'cancelled') throw conflict('refused', 'This invoice is not cancelled.', invoice);
    return cancelledInvoicePaper(invoice, letterhead);
  }
  if (invoice.status === 'draft')
    throw conflict('refused', 'Issue the invoice first; a draft is not owed yet.', invoice);
  if (invoice.status === 'cancelled')
    throw conflict('refused', 'The invoice is cancelled; nothing is owed for it.', invoice);
  return statementPaper(db, invoice, letterhead);
}

/**
 * Sends an invoice's PDF: for an issued one always the same bytes, with their SHA-256 as ETag, and 304 if the caller
 * has it. Throws 404, and 409 when there is no such PDF.
 */
export async function sendInvoicePdf(
  db: Db,
  id: string,
  paper: DocumentPaper,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const invoice = await find(db, id);
  const signal = abortOnDisconnect(reply);
  if (isBroughtIn(invoice) && paper !== 'statement')
    throw conflict('refused', 'This invoice was brought in from earlier books, which have its paper.', invoice);
  if (!isCopy(paper)) {
    const later = await laterPaper(db, invoice, paper);
    return send(reply, await printPaper(db, later, { signal }), fileName(invoice), paper);
  }
  const registered = await registeredAt(db, id);
  const make = async () => {
    const more = { annex: await annexOf(db, id), registered };
    return printPaper(db, invoicePaper(invoice, await currentLetterhead(db, invoice.registration), paper, more), {
      signal,
    });
  };
  if (!isKept(invoice)) return send(reply, await make(), fileName(invoice), paper);
  const { pdf, sha256 } = await issuedPaper(db, invoice.id, registered ? 'registered' : paper, make);
  return send(reply, pdf, fileName(invoice), paper, sha256);
}

/**
 * An invoice's original for the client, with its file name. `bypassesLimit`: whether it skips the queue; by default
 * false.
 */
export async function invoiceFile(
  db: Queries,
  invoice: Invoice,
  { signal, bypassesLimit = false }: { signal: AbortSignal; bypassesLimit?: boolean },
): Promise<ZipFile> {
  const registered = await registeredAt(db, invoice.id);
  const make = async () => {
    const today = await currentLetterhead(db, invoice.registration);
    const paper = invoicePaper(invoice, today, 'original', { annex: await annexOf(db, invoice.id), registered });
    return printPaper(db, paper, { signal, bypassesLimit });
  };
  const pdf = isKept(invoice)
    ? (await issuedPaper(db, invoice.id, registered ? 'registered' : 'original', make)).pdf
    : await make();
  return { name: fileName(invoice), content: Buffer.from(pdf) };
}

/** One PDF after the other. The first is refused when too many wait; the rest are accepted with it. */
async function* files(db: Db, chosen: readonly Invoice[], signal: AbortSignal): AsyncGenerator<ZipFile> {
  const used = new Set<string>();
  for (const invoice of chosen) {
    const file = await invoiceFile(db, invoice, { signal, bypassesLimit: used.size > 0 });
    yield { ...file, name: used.has(file.name) ? `${invoice.id}-${file.name}` : file.name };
    used.add(file.name);
  }
}

/**
 * Sends several invoices' originals as an archive while they are made. Throws 404 when one does not exist for the
 * account.
 */
export async function sendInvoicePdfs(
  db: Db,
  ids: readonly string[],
  account: Pick<GrantedAccount, 'granted' | 'reach'>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const own = scopeToClient(invoices, account);
  const chosen = await Promise.all([...new Set(ids)].map((id) => find(db, id, own)));
  const archive = await begun(zip(files(db, chosen, abortOnDisconnect(reply))));
  return reply
    .type('application/zip')
    .header('Content-Disposition', 'attachment; filename="invoices.zip"')
    .send(archive);
}

type PaperNote = SheetNote & Pick<Note, 'id' | 'invoiceId'>;

/** A note's copy for the client, with its file name, and the hash of its bytes if they are stored. */
export async function noteFile(
  db: Queries,
  kind: NoteKind,
  note: PaperNote,
  { copy = 'original', signal, bypassesLimit = false }: { copy?: Copy; signal: AbortSignal; bypassesLimit?: boolean },
): Promise<{ name: string; content: Buffer; sha256?: string }> {
  const invoice = await find(db, note.invoiceId);
  const today = await currentLetterhead(db, invoice.registration);
  const registered = await registeredAt(db, note.id);
  const make = () => printPaper(db, notePaper(kind, note, invoice, today, copy, registered), { signal, bypassesLimit });
  const name = fileOf(note.number);
  if (note.letterhead?.isSample) return { name, content: Buffer.from(await make()) };
  const { pdf, sha256 } = await issuedPaper(db, note.id, registered ? 'registered' : copy, make);
  return { name, content: pdf, sha256 };
}

/** Sends a credit or debit note's PDF, likewise. */
export async function sendNotePdf(
  db: Db,
  kind: NoteKind,
  note: PaperNote,
  paper: Copy | 'cancelled',
  reply: FastifyReply,
): Promise<FastifyReply> {
  const signal = abortOnDisconnect(reply);
  if (paper !== 'cancelled') {
    const { name, content, sha256 } = await noteFile(db, kind, note, { copy: paper, signal });
    return send(reply, content, name, paper, sha256);
  }
  if (note.cancelledAt === null) throw conflict('refused', `This ${kind} note is not cancelled.`);
  const invoice = await find(db, note.invoiceId);
  const cancelled = cancelledNotePaper(kind, note, invoice, await currentLetterhead(db, invoice.registration));
  return send(reply, await printPaper(db, cancelled, { signal }), fileOf(note.number), paper);
}

/** A voucher with the further facts on its PDF: how the money came, and the day of a refund's receipt voucher. */
export async function printedVoucher(db: Queries, voucher: StoredVoucher): Promise<SheetVoucher> {
  const isRefund = voucher.kind === 'refund';
  const paid = db.selectFrom('every_receipts').select(['method', 'reference']).where('id', '=', voucher.receiptId);
  const receipt = isRefund ? undefined : await paid.executeTakeFirst();
  const told = db.selectFrom('every_vouchers').select('date').where('id', '=', voucher.againstId);
  const against = isRefund ? await told.executeTakeFirst() : undefined;
  return {
    ...voucher,
    paidBy: receipt ? [receipt.method, receipt.reference].filter(Boolean).join(', ') : '',
    againstDate: against?.date ?? null,
  };
}

/** A voucher's copy for the client, with its file name. */
export async function voucherFile(
  db: Queries,
  voucher: StoredVoucher,
  { copy = 'original', signal, bypassesLimit = false }: { copy?: Copy; signal: AbortSignal; bypassesLimit?: boolean },
): Promise<{ name: string; content: Buffer; sha256?: string }> {
  const sheet = voucherSheet({ ...(await printedVoucher(db, voucher)), cancelledAt: null });
  const make = () => printPaper(db, { sheet, copy }, { signal, bypassesLimit });
  const name = fileOf(voucher.number);
  if (voucher.letterhead.isSample) return { name, content: Buffer.from(await make()) };
  const { pdf, sha256 } = await issuedPaper(db, voucher.id, copy, make);
  return { name, content: pdf, sha256 };
}

/** Sends a voucher's PDF, likewise. */
export async function sendVoucherPdf(
  db: Db,
  voucher: StoredVoucher,
  paper: Copy | 'cancelled',
  reply: FastifyReply,
): Promise<FastifyReply> {
  const signal = abortOnDisconnect(reply);
  if (paper !== 'cancelled') {
    const { name, content, sha256 } = await voucherFile(db, voucher, { copy: paper, signal });
    return send(reply, content, name, paper, sha256);
  }
  if (voucher.cancelledAt === null) throw conflict('refused', 'This voucher is not cancelled.');
  const sheet = voucherSheet(await printedVoucher(db, voucher));
  const pdf = await printPaper(db, { sheet, copy: 'original' }, { signal });
  return send(reply, pdf, fileOf(voucher.number), paper);
}

/** Sends a self-invoice's or payment voucher's PDF, likewise; the company keeps it, so it has no copy marking. */
export async function sendReverseChargePdf(
  db: Db,
  document: ReverseChargeDocument,
  paper: 'original' | 'cancelled',
  reply: FastifyReply,
): Promise<FastifyReply> {
  const signal = abortOnDisconnect(reply);
  const name = fileOf(document.number);
  if (paper === 'original') {
    const sheet = reverseChargeSheet({ ...document, cancelledAt: null });
    const { pdf, sha256 } = await issuedPaper(db, document.id, paper, () => printPaper(db, { sheet }, { signal }));
    return send(reply, pdf, name, paper, sha256);
  }
  if (document.cancelledAt === null) throw conflict('refused', 'This document is not cancelled.');
  return send(reply, await printPaper(db, { sheet: reverseChargeSheet(document) }, { signal }), name, paper);
}
