import type { IsoDate } from 'shared/domain/dates/isoDate';
import { reminderOn, rulesOf } from 'shared/domain/money/sendings/reminderRule';
import { holdTable } from '../../../db/holdTable';
import type { Queries } from '../../../db/tables';
import { createRecord } from '../../records/changes/changeRecord';
import { clientDocument } from './clientDocument';
import { comesBack } from './comesBack';
import { prepareSending } from './prepareSending';
import { sendings } from './sendings';

/** The message of a draft whose address does not work. */
const LOST = 'The last mail to this address came back. Correct it before you send this.';

/** The rules belong to everyone, so they read every invoice. */
const product = { granted: ['*'], reach: null };

/** The actor that makes them. */
const reminders = { id: '', name: 'Reminders' };

/**
 * Makes a day's reminders by the rules, each once: drafts, or automatic mails if the client has a working address. It
 * may run any number of times.
 */
export async function makeReminders(tx: Queries, day: IsoDate): Promise<void> {
  const rules = await tx.selectFrom('live_reminder_rules').select(['companyId', 'days', 'mode']).execute();
  const due = await tx
    .selectFrom('real_invoices')
    .select(['id', 'companyId', 'dueDate'])
    .where('standing', 'in', ['Unpaid', 'Part paid'])
    .where('dueDate', 'is not', null)
    .orderBy('id')
    .execute();
  // One made by another server at the same time counts too.
  if (due.length > 0) await holdTable(tx, 'sendings');
  for (const { id, companyId, dueDate } of due) {
    if (dueDate === null) continue;
    const rule = reminderOn(rulesOf(rules, companyId), dueDate, day);
    if (!rule) continue;
    const reminder = `${id} ${rule.days}`;
    const made = await tx.selectFrom('every_sendings').select('id').where('reminder', '=', reminder).executeTakeFirst();
    if (made) continue;
    const asked = { kind: 'invoice' as const, documentId: id, companyId, clientName: '', from: null, to: null };
    const document = await clientDocument(tx, asked, product);
    if (!document) continue;
    const input = await prepareSending(tx, document, asked, { days: rule.days, dueDate });
    const isLost = input.to !== '' && (await comesBack(tx, input.to));
    const goes = rule.mode === 'Send' && input.to !== '' && !isLost;
    await createRecord(tx, sendings, input, reminders, {
      number: document.number,
      reminder,
      madeBy: '',
      sentAt: null,
      answer: isLost ? LOST : '',
      state: goes ? 'Waiting' : 'Draft',
      nextAt: goes ? new Date().toISOString() : null,
    });
  }
}
