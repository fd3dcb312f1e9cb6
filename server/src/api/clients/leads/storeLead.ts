import type { callbackInput, contactInput } from 'shared/domain/clients/leads/lead';
import { isIndianMobile } from 'shared/domain/text/phone';
import type { z } from 'zod';
import type { Actor } from '../../../core/actorOf';
import { countCall } from '../../../core/throttle';
import type { Queries } from '../../../db/tables';
import { tell } from '../../notifications/notify';
import { createRecord } from '../../records/changes/changeRecord';
import { leads } from './leads';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A probable spam lead: nobody is notified, and staff find it among the leads. */
const statusOf = (website: string) => (website === '' ? 'new' : 'suspected');

/** Stores a callback lead in a transaction; the same number again within a day is the same lead. */
export async function storeCallback(
  tx: Queries,
  { mobile, terms, website }: z.output<typeof callbackInput>,
  visitor: Actor,
): Promise<void> {
  const status = statusOf(website);
  const { count } = await countCall(tx, `${status === 'new' ? 'lead' : status}:${mobile}`, DAY_MS);
  if (count > 1) return;
  const note = isIndianMobile(mobile) ? '' : 'Not an Indian mobile number: those begin with 6 to 9.';
  const lead = await createRecord(tx, leads, { mobile, note, status }, visitor, { kind: 'callback', terms });
  if (status === 'suspected') return;
  await tell(tx, { kind: 'clients.callback', values: { id: lead.id, mobile }, subject: `leads/${lead.id}` });
}

/** Stores a message of the contact form as a lead, in a transaction. */
export async function storeContact(
  tx: Queries,
  { name, email, message, phone, city, website }: z.output<typeof contactInput>,
  visitor: Actor,
): Promise<void> {
  const status = statusOf(website);
  const input = { name, email, message, mobile: phone, city, status };
  const lead = await createRecord(tx, leads, input, visitor, { kind: 'contact' });
  if (status === 'suspected') return;
  await tell(tx, {
    kind: 'clients.message',
    values: { id: lead.id, name, message: message.slice(0, 200) },
    subject: `leads/${lead.id}`,
  });
}
