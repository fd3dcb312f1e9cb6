import type { Sending } from 'shared/domain/money/sendings/sending';
import type { Actor } from '../../../core/actorOf';
import { badInput, conflict, notFound } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import { type DeliveryReport, readDeliveryReport } from '../../../mail/readDeliveryReport';
import { hashOf } from '../../auth/secretTokens';
import { tell } from '../../notifications/notify';
import { lockRecord, storeChange } from '../../records/changes/changeRecord';
import type { Resource } from '../../records/definition';
import { findRecord } from '../../records/lists/selectRecords';

const refuse = (msg: string) => badInput([{ path: 'message', msg }]);

const keysIn = (place: string) => place.toLowerCase().match(/(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/g) ?? [];

/** An envelope's key in its stored form: no other key in a mail proves that a report is about it. */
export const envelopeHash = (key: string): string => hashOf(`envelope ${key}`);

/**
 * The sending a report is about, within the resource's reach, and whether that is proven: with keys from the mail
 * itself, its recipient may have forged the report.
 */
async function sendingOf(
  db: Queries,
  own: Resource<Sending>,
  { places, envelopeId }: DeliveryReport,
): Promise<{ sending: Sending; isProven: boolean } | undefined> {
  const heldBy = (hashes: string[]) =>
    hashes.length === 0
      ? undefined
      : db
          .selectFrom('sending_returns')
          .select('sendingId')
          .where('keyHash', 'in', [...new Set(hashes)])
          .executeTakeFirst();
  const proven = await heldBy(keysIn(envelopeId).map(envelopeHash));
  const held = proven ?? (await heldBy(places.flatMap(keysIn).map(hashOf)));
  const sending = held && (await findRecord(db, own, held.sendingId));
  return sending && { sending, isProven: proven !== undefined };
}

/** Beginning of a mail's answer for an unproven report. */
const UNPROVEN = 'Not confirmed: ';

/** Whether the account that sent it still exists. */
async function isThere(db: Queries, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('live_accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Records a mail server's report about a mail to a client, and returns the updated sending. A failed mail came back,
 * and its sender is notified; a delayed one keeps its state. An unproven report changes no state: the sender is
 * notified once, and may record it by hand. Call it in a transaction. Throws, and changes nothing: 400 for anything but
 * a failure report, 404 for an unknown mail or one sent again since, 409 for a recorded one.
 */
export async function takeBounce(tx: Queries, own: Resource<Sending>, message: string, actor: Actor): Promise<Sending> {
  const report = await readDeliveryReport(message);
  if (!report)
    throw refuse(
      'This is no delivery report of a mail server, but an answer, an out-of-office note or another message.',
    );
  const found = await sendingOf(tx, own, report);
  if (!found) throw notFound('This report is of none of your mails to clients, or of one that was sent again since.');
  const sending = await lockRecord(tx, own, found.sending.id);
  const told = report.recipients.filter(({ action }) => action !== 'other');
  const recipient =
    told.find(({ addresses }) => addresses.includes(sending.to.toLowerCase())) ??
    told.find(({ action }) => action === 'failed') ??
    told[0];
  if (!recipient) throw refuse('This report says that the mail went on, and not that it failed.');
  if (!['Sent', 'Handed over', 'Unsure'].includes(sending.state))
    throw conflict(
      'refused',
      sending.state === 'Came back'
        ? 'It is known already that this mail came back. The report changes nothing.'
        : 'Only a mail that was sent can come back. The report changes nothing.',
      sending,
    );
  if (!found.isProven && sending.answer.startsWith(UNPROVEN))
    throw conflict('refused', 'A report of this mail that proves nothing is known already.', sending);
  const reason = found.isProven ? recipient.reason : `${UNPROVEN}${recipient.reason}`;
  if (found.isProven && recipient.action === 'delayed') return storeChange(tx, own, sending, { answer: reason }, actor);
  const sentAt = sending.sentAt ?? new Date().toISOString();
  const changed = found.isProven
    ? { state: 'Came back' as const, nextAt: null, sentAt, answer: reason }
    : { answer: reason };
  const stored = await storeChange(tx, own, sending, changed, actor);
  await tell(
    tx,
    {
      kind: 'invoicing.bounced',
      values: { number: sending.number, to: sending.to, reason, clientName: sending.clientName },
      subject: `sendings/${sending.id}/${stored.version}`,
    },
    (await isThere(tx, sending.madeBy)) ? { account: sending.madeBy } : 'staff',
  );
  return stored;
}
