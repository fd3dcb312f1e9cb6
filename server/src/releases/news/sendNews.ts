import { unseal } from '../../api/auth/seal';
import type { Db } from '../../db/tables';
import type { Mail } from '../../mail/Mailer';
import type { Settings } from '../../settings';
import { releaseTables } from '../tables';
import { callWebhook } from './callWebhook';

/** How long after each failed try the next one comes, in milliseconds; after the last, it is given up. */
const PAUSES = [1, 5, 30, 2 * 60, 6 * 60].map((minutes) => minutes * 60_000);
/** How long a message is one server's while it sends it, in milliseconds: longer than a call takes. */
const CLAIM_MS = 60_000;
/** The most that are sent at a time. */
const MOST = 20;
/** How long news are kept, in milliseconds: 30 days. */
const KEPT = 30 * 24 * 60 * 60 * 1000;

interface Place {
  db: Db;
  settings: Settings;
  mailer: { isOn: boolean; site: string; post: (write: () => Promise<Mail | undefined>) => void };
}

/** A message that is due. */
interface Message {
  id: string;
  channel: 'webhook' | 'mail';
  module: string;
  event: string;
  version: string;
  title: string;
  body: string;
  path: string;
  at: string;
  url: string | null;
  secret: string | null;
  mail: string | null;
}

/** Sends one message; answers the outcome. */
async function send({ settings, mailer }: Place, message: Message): Promise<{ isTaken: boolean; answer: string }> {
  const { id, channel, module, event, version, title, body, path, at, url, mail } = message;
  const link = settings.publicUrl === undefined ? path : `${settings.publicUrl}${path}`;
  if (channel === 'mail') {
    if (!mail) return { isTaken: false, answer: 'no address is stored any more' };
    if (!mailer.isOn) return { isTaken: false, answer: 'this site sends no mail (SMTP_URL)' };
    mailer.post(async () => ({ to: mail, subject: title, text: `${body}\n\n${link}` }));
    return { isTaken: true, answer: 'handed to the mail server' };
  }
  if (!url) return { isTaken: false, answer: 'no webhook is stored any more' };
  const secret = await unseal(settings, message.secret ?? '', module);
  if (secret === undefined)
    return {
      isTaken: false,
      answer: 'its secret can’t be read: set another address for the webhook, and then this one',
    };
  const content = JSON.stringify({ id, event, module, version, title, body, url: link, at });
  return callWebhook({ url, secret, id, body: content }, settings);
}

/** Sends due messages to modules' teams, each by one server alone, and notes the outcome. `now`: in milliseconds. */
export async function sendNews(place: Place, now = Date.now()): Promise<void> {
  const tables = releaseTables(place.db);
  const due = await tables
    .selectFrom('news_messages')
    .innerJoin('module_news', 'module_news.id', 'news_messages.news')
    .leftJoin('module_contacts', 'module_contacts.module', 'module_news.module')
    .select(['module_news.id', 'module_news.module', 'event', 'version', 'title', 'body', 'path', 'module_news.at'])
    .select(['channel', 'tries', 'nextAt', 'url', 'secret', 'mail'])
    .where('state', '=', 'waiting')
    .where('nextAt', '<=', new Date(now).toISOString())
    .orderBy('nextAt')
    .limit(MOST)
    .execute();
  await Promise.all(
    due.map(async ({ tries, nextAt, ...message }) => {
      const { numUpdatedRows } = await tables
        .updateTable('news_messages')
        .set({ nextAt: new Date(now + CLAIM_MS).toISOString() })
        .where('news', '=', message.id)
        .where('channel', '=', message.channel)
        .where('nextAt', '=', nextAt)
        .where('state', '=', 'waiting')
        .executeTakeFirst();
      if (Number(numUpdatedRows) === 0) return;
      const { isTaken, answer } = await send(place, message).catch((error: unknown) => ({
        isTaken: false,
        answer: error instanceof Error ? error.message : String(error),
      }));
      const pause = PAUSES[Number(tries)];
      await tables
        .updateTable('news_messages')
        .set({
          state: isTaken ? 'sent' : pause === undefined ? 'failed' : 'waiting',
          tries: Number(tries) + 1,
          triedAt: new Date(now).toISOString(),
          answer,
          nextAt: new Date(now + (pause ?? 0)).toISOString(),
        })
        .where('news', '=', message.id)
        .where('channel', '=', message.channel)
        .execute();
    }),
  );
}

/** Removes messages older than 30 days. */
export async function clearNews(db: Db): Promise<void> {
  const tables = releaseTables(db);
  await tables
    .deleteFrom('module_news')
    .where('at', '<', new Date(Date.now() - KEPT).toISOString())
    .execute();
  await tables
    .deleteFrom('news_messages')
    .where('news', 'not in', tables.selectFrom('module_news').select('id'))
    .execute();
}
