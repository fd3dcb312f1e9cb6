import type { ModuleNews, NewsChannel } from 'shared/contract/releases/moduleNews';
import { notify } from '../../api/notifications/notify';
import { newId } from '../../db/newId';
import type { Queries } from '../../db/tables';
import { releaseTables } from '../tables';

/** News of a module. */
export interface News extends Pick<ModuleNews, 'module' | 'event' | 'version' | 'title' | 'body'> {
  /** The subject; the same is sent once. */
  subject: string;
}

/** Where the news is read. */
const pathOf = (module: string) => `/dashboard/modules?errors=${module}`;

/** Keeps news of a module, and queues the messages to its team, in the caller's transaction. */
export async function queueNews(
  tx: Queries,
  { module, event, version, title, body }: Omit<News, 'subject'>,
): Promise<void> {
  const tables = releaseTables(tx);
  const [id, at] = [newId(), new Date().toISOString()];
  await tables
    .insertInto('module_news')
    .values({ id, module, event, version, title, body, path: pathOf(module), at })
    .execute();
  const contact = await tables
    .selectFrom('module_contacts')
    .select(['url', 'mail'])
    .where('module', '=', module)
    .executeTakeFirst();
  const channels: NewsChannel[] = [
    ...(contact?.url ? ['webhook' as const] : []),
    ...(contact?.mail ? ['mail' as const] : []),
  ];
  if (channels.length > 0)
    await tables
      .insertInto('news_messages')
      .values(
        channels.map((channel) => ({
          news: id,
          channel,
          state: 'waiting' as const,
          tries: 0,
          nextAt: at,
          triedAt: null,
          answer: '',
        })),
      )
      .execute();
}

/**
 * Notifies the owner in the console, and the module's team by its webhook and mail, in the caller's transaction; each
 * subject once.
 */
export async function tellTeam(tx: Queries, { subject, ...news }: News): Promise<void> {
  const { module, title, body } = news;
  const isNew = await notify(tx, { kind: 'module', title, body, path: pathOf(module), subject }, 'owner');
  if (isNew) await queueNews(tx, news);
}
