import type { Sending, SendingState } from 'shared/domain/money/sendings/sending';
import { documentPath, mailText } from 'shared/domain/money/sendings/sending';
import type { Db } from '../../../db/tables';
import { type Delivered, type Delivery, newReturnKey } from '../../../mail/Mailer';
import { hashOf, newSecret } from '../../auth/secretTokens';
import { currentLetterhead } from '../../letterhead/letterhead';
import { findRecord } from '../../records/lists/selectRecords';
import { comesBack } from './comesBack';
import { sendings } from './sendings';
import { sentDocument } from './sentDocument';
import { envelopeHash } from './takeBounce';

/** The delay after each failed attempt, in milliseconds; after the last, it is given up. */
const PAUSES = [1, 5, 30, 2 * 60, 6 * 60].map((minutes) => minutes * 60_000);
/** How long a server reserves a mail for sending, in milliseconds: longer than making the PDF and delivery take. */
const CLAIM_MS = 3 * 60_000;
/** How long a waiting reminder may still be sent automatically, in milliseconds: 7 days. */
const REMINDER_MS = 7 * 24 * 60 * 60_000;
/** Time limit for a PDF, in milliseconds. */
const PAPER_MS = 60_000;
/** Limits of mails per round, and at a time: other mails and PDFs get their turn in between. */
export const [MOST, AT_ONCE] = [20, 2];

/** The inputs of the queue. */
export interface SendingPlace {
  db: Db;
  mailer: { isOn: boolean; site: string; deliver(delivery: Delivery): Promise<Delivered> };
}

type Fields = Partial<Pick<Sending, 'state' | 'tries' | 'nextAt' | 'answer' | 'sentAt'>>;

/** Creates another link for a sending, and returns its secret; only a hash is stored. */
export async function makeDocumentLink(db: Pick<Db, 'insertInto'>, sendingId: string): Promise<string> {
  const token = newSecret();
  await db
    .insertInto('sending_tokens')
    .values({ tokenHash: hashOf(token), sendingId })
    .execute();
  return token;
}

/** Changes a sending if this server's reservation is still valid; returns whether it was. */
async function change(
  db: Db,
  { id, nextAt, from }: { id: string; nextAt: string; from: SendingState[] },
  fields: Fields,
) {
  const { numUpdatedRows } = await db
    .updateTable('sendings')
    .set(({ eb }) => ({ ...fields, version: eb('version', '+', 1), updatedAt: new Date().toISOString() }))
    .where('id', '=', id)
    .where('state', 'in', from)
    .where('nextAt', '=', nextAt)
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

/** Sends a document that this server has reserved until `nextAt`, and records the outcome. */
async function sendOne({ db, mailer }: SendingPlace, id: string, nextAt: string, tries: number, now: number) {
  const sending = await findRecord(db, sendings, id);
  if (!sending) return;
  const settle = (fields: Fields) => change(db, { id, nextAt, from: ['Waiting', 'Handed over'] }, fields);
  const document = await sentDocument(db, sending);
  const stopped = (answer: string) => settle({ state: 'Stopped', nextAt: null, answer });
  if (!document) return stopped('The document no longer exists.');
  if (sending.reminder !== '' && now - Date.parse(sending.createdAt) > REMINDER_MS)
    return stopped('The reminder waited for too long.');
  if (sending.reminder !== '' && document.owedPaise === 0)
    return stopped('Paid or cancelled before the reminder went.');
  if (sending.reminder !== '' && (await comesBack(db, sending.to)))
    return stopped('The last mail to this address came back. Correct it, then send this again.');
  const { name: filename, content } = await document.file(AbortSignal.timeout(PAPER_MS));
  const token = await makeDocumentLink(db, id);
  const [returnKey, envelopeKey] = [newReturnKey(), newReturnKey()];
  await db
    .insertInto('sending_returns')
    .values([hashOf(returnKey), envelopeHash(envelopeKey)].map((keyHash) => ({ keyHash, sendingId: id })))
    .execute();
  const { name } = await currentLetterhead(db);
  const { outcome, answer } = await mailer.deliver({
    id,
    returnKey,
    envelopeKey,
    to: sending.to,
    subject: sending.subject,
    text: mailText(sending, `${mailer.site}${documentPath(token)}`, { isAttached: true, signature: name }),
    files: [{ filename, content }],
    // From here on it may arrive: if the server stops now, it stays unsure and is not sent again automatically.
    beforeEnd: async () => {
      if (!(await change(db, { id, nextAt, from: ['Waiting'] }, { state: 'Handed over' })))
        throw new Error('It was stopped, or another server has taken it.');
    },
  });
  const pause = PAUSES[tries];
  if (outcome === 'sent') await settle({ state: 'Sent', nextAt: null, answer, sentAt: new Date().toISOString() });
  else if (outcome === 'again' && pause !== undefined)
    await settle({ state: 'Waiting', nextAt: new Date(now + pause).toISOString(), answer });
  else {
    const states = { again: 'Failed', refused: 'Refused', unsure: 'Unsure' } as const;
    await settle({ state: states[outcome], nextAt: null, answer });
  }
}

/**
 * Sends due mails, each by one server only, and returns how many it started. A mail whose server stopped before the
 * handover ended is tried again; later, it is reported as unsure and stays so. `now`: in milliseconds.
 */
export async function sendDue(place: SendingPlace, now = Date.now()): Promise<number> {
  const { db, mailer } = place;
  if (!mailer.isOn) return 0;
  const at = new Date(now).toISOString();
  await db
    .updateTable('sendings')
    .set(({ eb }) => ({
      state: 'Unsure' as const,
      nextAt: null,
      answer: 'The server stopped before the mail server had answered.',
      version: eb('version', '+', 1),
    }))
    .where('state', '=', 'Handed over')
    .where('nextAt', '<=', at)
    .execute();
  const due = await db
    .selectFrom('live_sendings')
    .select(['id', 'nextAt', 'tries'])
    .where('state', '=', 'Waiting')
    .where('nextAt', '<=', at)
    .orderBy('nextAt')
    .orderBy('id')
    .limit(MOST)
    .execute();
  const claimed = new Date(now + CLAIM_MS).toISOString();
  let sent = 0;
  const work = due.values();
  const worker = async () => {
    for (const { id, nextAt, tries } of work) {
      if (nextAt === null) continue;
      const isOurs = await change(db, { id, nextAt, from: ['Waiting'] }, { nextAt: claimed, tries: Number(tries) + 1 });
      if (!isOurs) continue;
      sent += 1;
      await sendOne(place, id, claimed, Number(tries), now).catch(async (error: unknown) => {
        const pause = PAUSES[Number(tries)];
        await change(
          db,
          { id, nextAt: claimed, from: ['Waiting'] },
          {
            state: pause === undefined ? 'Failed' : 'Waiting',
            nextAt: pause === undefined ? null : new Date(now + pause).toISOString(),
            answer: error instanceof Error ? error.message : String(error),
          },
        );
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return sent;
}
