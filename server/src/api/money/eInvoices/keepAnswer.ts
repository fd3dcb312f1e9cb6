import { createHash, type KeyObject } from 'node:crypto';
import { formatDate, formatDateTime } from 'shared/domain/dates/dates';
import { financialYearOf } from 'shared/domain/dates/financialYear';
import { isIsoDate } from 'shared/domain/dates/isoDate';
import { eDocumentTypes } from 'shared/domain/money/eInvoices/eDocument';
import type { PortalAnswerRead } from 'shared/domain/money/eInvoices/eInvoiceAnswers';
import { hoursToCancel, lastInstantToCancel } from 'shared/domain/money/eInvoices/eInvoiceState';
import { irnText } from 'shared/domain/money/eInvoices/irnText';
import { formatRupees } from 'shared/domain/text/money';
import { z } from 'zod';
import type { Actor } from '../../../core/actorOf';
import type { Queries } from '../../../db/tables';
import { readDocumentLaw } from '../../law/readLaw';
import { writeAudit } from '../../records/changes/audit';
import { type PortalAnswer, portalInstant } from './portalAnswers';
import { isSignedBy, readToken } from './portalToken';
import { findEDocument } from './readEDocuments';

type Finding = PortalAnswerRead['findings'][number];

const resourceOf = { INV: 'invoices', CRN: 'credit-notes', DBN: 'debit-notes' } as const;

/** The compared fields of the signed invoice. */
const signed = z.object({
  Irn: z.string(),
  AckNo: z.union([z.string().min(1), z.number()]).transform(String),
  AckDt: z.string(),
  DocDtls: z.object({ Typ: z.enum(eDocumentTypes), No: z.string(), Dt: z.string() }),
  SellerDtls: z.object({ Gstin: z.string() }),
  BuyerDtls: z.object({ Gstin: z.string() }),
  ValDtls: z.object({ TotInvVal: z.number() }),
});
type Signed = z.infer<typeof signed>;

const irnOf = ({ SellerDtls, DocDtls }: Signed, date: string) =>
  createHash('sha256')
    .update(irnText({ gstin: SellerDtls.Gstin, date, type: DocDtls.Typ, number: DocDtls.No }))
    .digest('hex');

const shortOf = (irn: string) => `${irn.slice(0, 8)}…`;
const refused = (number: string, text: string): Finding => ({ number, text, isKept: false });

/** Marks an IRN as cancelled on the portal. */
async function keepCancel(tx: Queries, { irn, cancelledAt }: PortalAnswer): Promise<Finding> {
  const at = portalInstant(cancelledAt);
  const known = await tx.selectFrom('e_invoices').selectAll().where('irn', '=', irn).executeTakeFirst();
  if (!known) return refused('', `The IRN ${shortOf(irn)} is of none of the company’s documents. Nothing was stored.`);
  if (known.cancelledAt !== null)
    return { number: '', text: `${shortOf(irn)} is marked as cancelled already.`, isKept: true };
  const { limit } = await readDocumentLaw(tx);
  if (at === undefined || at < known.ackAt || at > lastInstantToCancel(known.ackAt, limit))
    return refused(
      '',
      `The portal cancels an IRN within ${hoursToCancel(known.ackAt, limit)} hours of ${formatDateTime(known.ackAt)}; this answer says ${cancelledAt}. Nothing was stored.`,
    );
  await tx.updateTable('e_invoices').set({ cancelledAt: at }).where('irn', '=', irn).execute();
  return { number: '', text: `${shortOf(irn)} was cancelled on the portal on ${formatDateTime(at)}.`, isKept: true };
}

/** Problems with an answer's signatures and arithmetic; its content when there are none. */
function readSigned({ irn, signedInvoice, signedQr }: PortalAnswer, keys: readonly KeyObject[]): Signed | string {
  const told = signed.safeParse(readToken(signedInvoice));
  const qr = readToken(signedQr);
  if (!told.success || qr === undefined)
    return 'The signed invoice or the signed QR code can’t be read: a part is missing or was changed. Save the answer on the portal again.';
  if (told.data.Irn !== irn || qr.Irn !== irn)
    return 'The answer, its signed invoice and its signed QR code name different IRNs. Save the answer on the portal again.';
  if (keys.length > 0 && !(isSignedBy(signedInvoice, keys) && isSignedBy(signedQr, keys)))
    return 'The signature is not the portal’s: the answer was changed, or the portal has a new key, which the owner enters.';
  return told.data;
}

/**
 * Stores the portal's answer with its document, once. It is matched by the IRN's calculation and must agree with the
 * issued document; `keysOf` are the portal's known keys for a registration. Mismatches are reported, and not stored.
 */
export async function keepAnswer(
  tx: Queries,
  answer: PortalAnswer,
  keysOf: (registration: string) => readonly KeyObject[],
  actor: Actor,
): Promise<Finding> {
  if (answer.cancelledAt !== '' && answer.signedInvoice === '') return keepCancel(tx, answer);
  if (answer.signedInvoice === '') {
    const isKnown = await tx.selectFrom('e_invoices').select('irn').where('irn', '=', answer.irn).executeTakeFirst();
    return isKnown
      ? { number: '', text: `The IRN ${shortOf(answer.irn)} is stored already.`, isKept: true }
      : refused(
          '',
          `The portal says that ${shortOf(answer.irn)} is registered already. Look the IRN ${answer.irn} up there, and read its whole answer here.`,
        );
  }
  const unsafe = signed.safeParse(readToken(answer.signedInvoice));
  const keys = unsafe.success ? keysOf(unsafe.data.SellerDtls.Gstin) : [];
  const told = readSigned(answer, keys);
  if (typeof told === 'string')
    return refused(unsafe.success ? unsafe.data.DocDtls.No : '', `${told} Nothing was stored.`);
  const { DocDtls, SellerDtls, BuyerDtls, ValDtls } = told;
  const date = DocDtls.Dt.split('/').reverse().join('-');
  if (!isIsoDate(date) || irnOf(told, date) !== answer.irn)
    return refused(DocDtls.No, 'The IRN is not the one of this document: the answer was changed. Nothing was stored.');
  const document = await findEDocument(tx, {
    type: DocDtls.Typ,
    registration: SellerDtls.Gstin,
    number: DocDtls.No,
    financialYear: financialYearOf(date),
  });
  if (!document)
    return refused(DocDtls.No, 'This is none of the company’s documents that need an IRN. Nothing was stored.');
  const paise = Math.round(ValDtls.TotInvVal * 100);
  const buyer = document.invoice.clientGstin || 'URP';
  if (document.date !== date || document.totalPaise !== paise || BuyerDtls.Gstin !== buyer)
    return refused(
      document.number,
      `The portal registered ${formatRupees(paise)} of ${formatDate(date)} to ${BuyerDtls.Gstin}; issued was ${formatRupees(document.totalPaise)} of ${formatDate(document.date)} to ${buyer}. Nothing was stored.`,
    );
  const ackAt = portalInstant(told.AckDt);
  if (ackAt === undefined)
    return refused(document.number, 'The date of the acknowledgement can’t be read. Nothing was stored.');
  const stored = await tx
    .insertInto('e_invoices')
    .values({
      documentId: document.id,
      irn: answer.irn,
      ackNo: told.AckNo,
      ackAt,
      signedInvoice: answer.signedInvoice,
      signedQr: answer.signedQr,
      isVerified: keys.length > 0 ? 1 : 0,
      readAt: new Date().toISOString(),
      cancelledAt: null,
    })
    .onConflict((existing) => existing.doNothing())
    .returning('documentId')
    .executeTakeFirst();
  if (!stored) return { number: document.number, text: 'The IRN is stored already.', isKept: true };
  await writeAudit(tx, resourceOf[document.type], document.id, 'update', { IRN: [null, answer.irn] }, actor);
  return { number: document.number, text: `The IRN ${shortOf(answer.irn)} was stored.`, isKept: true };
}
