import { today } from 'shared/domain/dates/dates';
import type { LegalLimit } from 'shared/domain/law/limitOn';
import type { EInvoiceList, EInvoiceRow } from 'shared/domain/money/eInvoices/eInvoiceAnswers';
import { eInvoiceState, lastDayToRegister, lastInstantToCancel } from 'shared/domain/money/eInvoices/eInvoiceState';
import type { Queries } from '../../../db/tables';
import { readDocumentLaw } from '../../law/readLaw';
import { chosenRegistration } from '../../letterhead/registrations';
import { readEDocuments } from './readEDocuments';
import { readInv01, type Told } from './readInv01';

/** The day from which a registration's documents need an IRN, and the portal's keys. */
export async function readSetup(
  db: Queries,
  asked: string | undefined,
): Promise<{ registration: string; from: string | null; qrFrom: string | null; portalKey: string }> {
  const registration = await chosenRegistration(db, asked);
  const row = await db
    .selectFrom('registrations')
    .select(['eInvoicesFrom', 'eInvoiceKey', 'qrFrom'])
    .where('gstin', '=', registration)
    .executeTakeFirst();
  return {
    registration,
    from: row?.eInvoicesFrom ?? null,
    qrFrom: row?.qrFrom ?? null,
    portalKey: row?.eInvoiceKey ?? '',
  };
}

type Kept = Pick<EInvoiceRow, 'irn' | 'ackNo'> & { ackAt: string; isVerified: number; cancelledAt: string | null };

function rowOf({ document, problems }: Told, kept: Kept | undefined, limits: readonly LegalLimit[]): EInvoiceRow {
  const { id, type, number, date, totalPaise, cancelledAt, invoice } = document;
  const state = eInvoiceState({ date, cancelledAt, isWrong: problems.length > 0, registered: kept }, today(), limits);
  return {
    id,
    type,
    number,
    date,
    totalPaise,
    state,
    clientName: invoice.clientName,
    irn: kept?.irn ?? '',
    ackNo: kept?.ackNo ?? '',
    ackAt: kept?.ackAt ?? null,
    isVerified: kept?.isVerified === 1,
    until:
      state === 'To cancel' && kept
        ? lastInstantToCancel(kept.ackAt, limits)
        : kept
          ? ''
          : lastDayToRegister(date, limits),
    problems: kept ? [] : problems,
  };
}

/**
 * A registration's documents that need an IRN, with their states: of a month, or those that wait for something. Throws
 * 400 for a registration that isn't the company's.
 */
export async function listEInvoices(
  db: Queries,
  asked: { registration?: string | undefined; month?: string | undefined },
): Promise<EInvoiceList> {
  const head = await readSetup(db, asked.registration);
  const { registration, from } = head;
  if (from === null) return { ...head, rows: [], isCut: false };
  const { documents, isCut } = await readEDocuments(db, { registration, from, month: asked.month });
  const ids = documents.map(({ id }) => id);
  const kept =
    ids.length === 0 ? [] : await db.selectFrom('e_invoices').selectAll().where('documentId', 'in', ids).execute();
  const byId = new Map(kept.map((row) => [row.documentId, row]));
  const told = await readInv01(db, documents);
  const { limit } = await readDocumentLaw(db);
  return { ...head, rows: told.map((each) => rowOf(each, byId.get(each.document.id), limit)), isCut };
}
