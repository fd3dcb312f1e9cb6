import { formatDateTime } from 'shared/domain/dates/dates';
import type { RegisteredAt } from 'shared/domain/money/eInvoices/eInvoiceAnswers';
import { hoursToCancel, lastInstantToCancel } from 'shared/domain/money/eInvoices/eInvoiceState';
import type { Queries } from '../../../db/tables';
import { readDocumentLaw } from '../../law/readLaw';

/** The portal's uncancelled registration of a document; undefined without one. */
export const registeredAt = (db: Queries, documentId: string): Promise<RegisteredAt | undefined> =>
  db
    .selectFrom('e_invoices')
    .select(['irn', 'ackNo', 'ackAt', 'signedQr'])
    .where('documentId', '=', documentId)
    .where('cancelledAt', 'is', null)
    .executeTakeFirst();

/**
 * Why a document can't be cancelled: the portal no longer cancels its IRN. Undefined when nothing prevents it.
 * `instead` names what to write.
 */
export async function registeredProblem(db: Queries, documentId: string, instead: string): Promise<string | undefined> {
  const known = await registeredAt(db, documentId);
  if (!known) return undefined;
  const { limit } = await readDocumentLaw(db);
  if (lastInstantToCancel(known.ackAt, limit) >= new Date().toISOString()) return undefined;
  return `It has an IRN since ${formatDateTime(known.ackAt)}, and the portal cancels one within ${hoursToCancel(known.ackAt, limit)} hours only; write a ${instead} instead.`;
}
