import { today } from 'shared/domain/dates/dates';
import { sampleLetterhead } from 'shared/domain/letterhead/companyLetterhead';
import type { IssuedLetterhead } from 'shared/domain/letterhead/letterhead';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import { issueProblems } from 'shared/domain/money/documents/issueProblems';
import type { Actor } from '../../../core/actorOf';
import { badInput, conflict } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import { filedProblem, refuseFiledMonth } from '../../duties/filedReturns';
import { readDocumentLaw } from '../../law/readLaw';
import { holdLetterhead } from '../../letterhead/letterhead';
import { openRegistrations } from '../../letterhead/registrations';
import { lockRecord, storeChange } from '../../records/changes/changeRecord';
import { portalCheck } from '../eInvoices/portalCheck';
import { registeredProblem } from '../eInvoices/registeredAt';
import { refuseBackwards } from './documentOrder';
import { invoices } from './invoices';
import { issuedFields, seriesOfInvoice, takenOfItsDay } from './prepareInvoice';

/** How a draft is issued. */
interface IssueInput {
  /** The version the user saw. */
  version?: number | undefined;
  /** Whether GSTR-1A reports it, because its month's GSTR-1 or IFF is filed. By default false. */
  inGstr1a?: boolean | undefined;
}

/**
 * Issues a draft: fixes its number, today's letterhead of its registration and its amounts for good. A sample gets a
 * sample number and letterhead, and is in no return. Call it in a transaction; a failed call uses no number. Returns an
 * issued invoice unchanged. Throws 404, 409 when stale or cancelled, and 400 with everything the draft or the
 * letterhead lacks, with the portal's objections if it needs an IRN, for a date in a filed month, and for one before
 * another of the series.
 */
export async function issueInvoice(
  tx: Queries,
  id: string,
  { version, inGstr1a = false }: IssueInput,
  actor: Actor,
): Promise<Invoice> {
  const stored = await lockRecord(tx, invoices, id, version);
  const ofItsDay = stored.status === 'draft' ? await takenOfItsDay(tx, stored) : {};
  const draft = { ...stored, ...ofItsDay };
  if (draft.status === 'cancelled')
    throw conflict('refused', 'This invoice is cancelled. Clone it to bill again.', draft);
  if (draft.status !== 'draft') return draft;
  const letterhead: IssuedLetterhead = draft.isSample
    ? sampleLetterhead()
    : await holdLetterhead(tx, draft.registration);
  const registrations = draft.isSample ? undefined : await openRegistrations(tx);
  const problems = issueProblems(draft, {
    today: today(),
    letterhead,
    registrations,
    law: await readDocumentLaw(tx),
  });
  if (problems.length > 0) throw badInput(problems);
  const date = draft.date ?? today();
  if (draft.isSample) return storeChange(tx, invoices, draft, await issuedFields(tx, draft, letterhead), actor);
  await refuseFiledMonth(tx, { registration: letterhead.gstin, date, inGstr1a });
  const { isNeeded, problems: refused } = await portalCheck(tx, draft, letterhead);
  if (isNeeded && refused.length > 0)
    throw badInput(
      refused.map((msg) => ({ path: 'clientAddress', msg: `The e-invoice portal would refuse it: ${msg}` })),
    );
  const issued = await issuedFields(tx, draft, letterhead);
  const { registration, invoiceNo: number } = issued;
  await refuseBackwards(tx, { registration, kind: seriesOfInvoice(draft), number, date });
  return storeChange(tx, invoices, stored, { ...ofItsDay, ...issued, inGstr1a }, actor);
}

async function cancelProblem(tx: Queries, invoice: Invoice): Promise<string | undefined> {
  if (invoice.status === 'draft') return 'Delete the draft instead of cancelling it.';
  if (invoice.status === 'cancelled') return 'This invoice is already cancelled.';
  if (invoice.paidPaise > 0) return 'This invoice has payments. Delete them first, or write a credit note instead.';
  const { date } = invoice;
  const problem = date === null ? undefined : await filedProblem(tx, { ...invoice, date }, 'invoice', 'credit note');
  if (problem !== undefined) return problem;
  const registered = await registeredProblem(tx, invoice.id, 'credit note');
  if (registered !== undefined) return registered;
  return invoice.creditedPaise > 0 || invoice.debitedPaise > 0
    ? 'This invoice has notes. Cancel them first.'
    : undefined;
}

/**
 * Cancels an issued invoice, for good; its number stays used. Call it in a transaction. `version` is the one the user
 * saw. Throws 404, and 409 when stale, cancelled already, paid, credited, debited, or reported in a filed return.
 */
export async function cancelInvoice(tx: Queries, id: string, version: unknown, actor: Actor): Promise<Invoice> {
  const invoice = await lockRecord(tx, invoices, id, version);
  const problem = await cancelProblem(tx, invoice);
  if (problem !== undefined) throw conflict('refused', problem, invoice);
  return storeChange(tx, invoices, invoice, { status: 'cancelled', cancelledAt: new Date().toISOString() }, actor);
}
