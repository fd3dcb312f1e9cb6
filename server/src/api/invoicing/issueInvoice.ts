import { formatMonth, today } from 'shared/domain/dates';
import type { Invoice } from 'shared/domain/invoice';
import { issueProblems } from 'shared/domain/issueProblems';
import type { Queries } from '../../db/tables';
import type { Actor } from '../core/actorOf';
import { badInput, conflict } from '../core/errors';
import { lockRecord, storeChange } from '../resource/changeRecord';
import { isFiled } from './gstr1Document';
import { invoices } from './invoices';
import { currentLetterhead } from './letterhead';
import { issuedFields } from './prepareInvoice';

/**
 * Issues a draft: it gets the next number of its series, today's letterhead and its amounts for good, and stays as it
 * is from then on. Call it in a transaction; a call that fails uses no number. `version` is the one that was seen.
 * What is issued already is answered as it is. Throws 404, 409 when stale or cancelled, and 400 with everything that
 * the draft or the letterhead lacks.
 */
export async function issueInvoice(tx: Queries, id: string, version: unknown, actor: Actor): Promise<Invoice> {
  const draft = await lockRecord(tx, invoices, id, version);
  if (draft.status === 'cancelled')
    throw conflict('refused', 'This invoice is cancelled. Clone it to bill again.', draft);
  if (draft.status !== 'draft') return draft;
  const letterhead = await currentLetterhead(tx);
  const problems = issueProblems(draft, { today: today(), letterhead });
  if (problems.length > 0) throw badInput(problems);
  return storeChange(tx, invoices, draft, await issuedFields(tx, draft, letterhead), actor);
}

async function cancelProblem(tx: Queries, invoice: Invoice): Promise<string | undefined> {
  if (invoice.status === 'draft') return 'Delete the draft instead of cancelling it.';
  if (invoice.status === 'cancelled') return 'This invoice is already cancelled.';
  if (invoice.paidPaise > 0) return 'This invoice has payments. Delete them first, or write a credit note instead.';
  if (invoice.date !== null && (await isFiled(tx, invoice.date)))
    return `The GSTR-1 of ${formatMonth(invoice.date)} is filed with this invoice, and stays so; write a credit note instead.`;
  return invoice.creditedPaise > 0 || invoice.debitedPaise > 0
    ? 'This invoice has notes. Cancel them first.'
    : undefined;
}

/**
 * Cancels what was issued, for good; its number stays used. Call it in a transaction. `version` is the one that was
 * seen. Throws 404, and 409 when stale, cancelled already, paid, credited, debited, or filed in a GSTR-1.
 */
export async function cancelInvoice(tx: Queries, id: string, version: unknown, actor: Actor): Promise<Invoice> {
  const invoice = await lockRecord(tx, invoices, id, version);
  const problem = await cancelProblem(tx, invoice);
  if (problem !== undefined) throw conflict('refused', problem, invoice);
  return storeChange(tx, invoices, invoice, { status: 'cancelled', cancelledAt: new Date().toISOString() }, actor);
}
