import type { IsoDate } from 'shared/domain/dates/isoDate';
import { copyOfInvoice } from 'shared/domain/money/documents/copyOfInvoice';
import { nextDay } from 'shared/domain/money/documents/recurringInvoice';
import type { Actor } from '../../../core/actorOf';
import { ApiError } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import { openRegistrations } from '../../letterhead/registrations';
import { createRecord, lockRecord, storeChange } from '../../records/changes/changeRecord';
import { findRecord } from '../../records/lists/selectRecords';
import { suggestDraftNumber } from './documentSeries';
import { invoices } from './invoices';
import { recurringInvoices } from './recurringInvoices';

const actor: Actor = { id: '', name: 'Recurring invoices' };

/**
 * Makes a draft like an invoice, with the given date; if its registration has ended, under the client’s usual one.
 * Returns why it can't be made; empty on success.
 */
async function draftOf(tx: Queries, invoiceId: string, day: IsoDate): Promise<string> {
  const source = await findRecord(tx, invoices, invoiceId);
  if (!source) return 'The invoice it is like no longer exists. Choose another.';
  try {
    const invoiceNo = await suggestDraftNumber(tx);
    const copy = copyOfInvoice(source, day);
    const registration = (await openRegistrations(tx)).includes(copy.registration) ? copy.registration : '';
    await createRecord(tx, invoices, { ...copy, invoiceNo, registration }, actor);
    return '';
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}

/**
 * Makes the due drafts of one recurring invoice, each day once. It stays locked until the transaction ends, so two
 * servers don't make the same draft.
 */
async function makeDue(tx: Queries, id: string, day: IsoDate): Promise<void> {
  let recurring = await lockRecord(tx, recurringInvoices, id);
  while (recurring.nextOn !== null && recurring.nextOn <= day) {
    const madeOn = recurring.nextOn;
    const problem = await draftOf(tx, recurring.invoiceId, madeOn);
    if (problem !== '' && problem === recurring.problem) return;
    const made = problem === '' ? { madeOn, nextOn: nextDay(recurring, madeOn) } : {};
    recurring = await storeChange(tx, recurringInvoices, recurring, { ...made, problem }, actor);
    if (problem !== '') return;
  }
}

/**
 * Makes the due drafts of recurring invoices, missed days included, each dated its own day. Call it in a transaction.
 */
export async function makeRecurring(tx: Queries, day: IsoDate): Promise<void> {
  const due = await tx
    .selectFrom('live_recurring_invoices')
    .select('id')
    .where('nextOn', '<=', day)
    .orderBy('id')
    .execute();
  for (const { id } of due) await makeDue(tx, id, day);
}
