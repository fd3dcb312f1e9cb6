import { randomBytes } from 'node:crypto';
import type { ModuleContact, ModuleContactInput, ModuleNews, StoredContact } from 'shared/contract/releases/moduleNews';
import { seal } from '../../api/auth/seal';
import type { Actor } from '../../core/actorOf';
import { audit } from '../../core/audit';
import type { Db } from '../../db/tables';
import type { Settings } from '../../settings';
import { releaseTables } from '../tables';

/** The most news that are listed. */
const MOST = 50;

/** Where modules' teams want to hear of them, by name; without the secrets. */
export const listContacts = (db: Db): Promise<ModuleContact[]> =>
  releaseTables(db)
    .selectFrom('module_contacts')
    .select(['module as id', 'url', 'mail', 'at', 'by'])
    .orderBy('module')
    .execute();

/** Stores the addresses of a module's team; a new webhook gets a new secret, which is answered this once. */
export async function storeContact(
  db: Db,
  settings: Settings,
  { module, url, mail }: ModuleContactInput & { module: string },
  by: Actor,
): Promise<StoredContact> {
  const at = new Date().toISOString();
  const made = `whsec_${randomBytes(32).toString('base64')}`;
  const sealed = await seal(settings, made, module);
  return db.transaction().execute(async (tx) => {
    const tables = releaseTables(tx);
    const known = await tables
      .selectFrom('module_contacts')
      .select(['url', 'secret'])
      .where('module', '=', module)
      .executeTakeFirst();
    const isNew = url !== '' && url !== known?.url;
    const row = { url, mail, secret: url === '' ? '' : isNew ? sealed : (known?.secret ?? ''), at, by: by.name };
    await tables
      .insertInto('module_contacts')
      .values({ module, ...row })
      .onConflict((conflict) => conflict.column('module').doUpdateSet(row))
      .execute();
    // The log says only which addresses there are: a webhook's may hold a secret.
    const detail = [url && 'webhook', mail && 'mail'].filter(Boolean).join(', ');
    await audit(tx, by, 'module-contact.changed', { record: ['modules', module], detail });
    return { id: module, url, mail, at, by: by.name, secret: isNew ? made : null };
  });
}

/** Messages to teams, of a module or of all, newest first, with the outcome of each. */
export async function listNews(db: Db, module?: string): Promise<ModuleNews[]> {
  const tables = releaseTables(db);
  const news = await tables
    .selectFrom('module_news')
    .select(['id', 'module', 'event', 'version', 'title', 'body', 'at'])
    .$if(module !== undefined, (query) => query.where('module', '=', module ?? ''))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  if (news.length === 0) return [];
  const messages = await tables
    .selectFrom('news_messages')
    .select(['news', 'channel', 'state', 'tries', 'triedAt', 'answer'])
    .where(
      'news',
      'in',
      news.map(({ id }) => id),
    )
    .orderBy('channel', 'desc')
    .execute();
  return news.map((each) => ({
    ...each,
    messages: messages
      .filter((message) => message.news === each.id)
      .map(({ news: _of, tries, ...message }) => ({ ...message, tries: Number(tries) })),
  }));
}
