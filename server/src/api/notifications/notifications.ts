import type { FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { covers } from 'shared/domain/accounts/right';
import { rightNames } from 'shared/domain/accounts/rightNames';
import { notificationInput } from 'shared/domain/console/notification';
import { type Notification, notification } from 'shared/domain/console/notificationAnswer';
import { counted } from 'shared/domain/records/answers';
import { z } from 'zod';
import { notFound } from '../../core/errors';
import { byId } from '../../core/routeSchemas';
import type { Api, GrantedAccount } from '../../core/types';
import type { Db } from '../../db/tables';
import { ownAccount } from '../auth/ownAccount';
import { defineResource } from '../records/defineResource';
import type { Resource } from '../records/definition';
import { mayRead } from '../records/requirePermission';
import { scopeToClient } from '../records/scopeToClient';
import { inWords, wordsOf } from './inWords';

/** The beginning of a notification's subject, with its resource. */
const told: readonly (readonly [beginning: string, resource: string])[] = [
  ...Object.values(rightNames).flatMap((names) => Object.keys(names).map((path) => [path, path] as const)),
  ['due', 'dues'],
  ['call', 'leads'],
];

/** Modules' kinds that an account doesn't get: it lacks their flag or right, or that of the page they lead to. */
function closedKinds({ contributions }: Pick<Api, 'contributions'>, account: GrantedAccount): string[] {
  const kindsFor = (who: GrantedAccount | null) => wordsOf(contributions.flatMap((put) => put(who)));
  const own = kindsFor(account);
  return [...kindsFor(null).keys()].filter((kind) => !own.has(kind));
}

/** Kinds about modules' records that an account may read. */
function readableKinds(app: Pick<Api, 'contributions' | 'furtherResources'>, account: GrantedAccount): string[] {
  const readable = app.furtherResources
    .flatMap((further) => further())
    .filter((definition) => mayRead(definition, account))
    .map(({ path }) => path);
  return [...wordsOf(app.contributions.flatMap((put) => put(null))).values()]
    .filter(({ on }) => on !== undefined && readable.includes(on.resource))
    .map(({ id }) => id);
}

/**
 * Whether the account may read a notification's record: a lead by its reach; a module's record by the right to its
 * resource; without a release that declares it, only the owner.
 */
function ofReadable(
  app: Pick<Api, 'contributions' | 'furtherResources'>,
  leads: Resource | undefined,
  account: GrantedAccount,
): RawBuilder<boolean> {
  const kinds = readableKinds(app, account);
  const isReadable = kinds.length === 0 ? sql`1 = 0` : sql`"kind" in (${sql.join(kinds)})`;
  const within = leads && scopeToClient(leads, account).within;
  const conditions = [
    sql`1 = 1`,
    ...(account.granted.includes('*') && account.reach === null
      ? []
      : [sql`("subject" not like "kind" || '/%' or ${isReadable})`]),
    ...(within
      ? [
          sql`("subject" not like 'call/%' or exists (select 1 from "leads" where "subject" like 'call/' || "leads"."id" || '/%' and ${within}))`,
        ]
      : []),
  ];
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/**
 * The notifications an account has not seen, and those it has: its own, and those for everyone who may read their
 * subject; people who manage accounts also see those for owners.
 */
function visible(
  db: Db,
  app: Pick<Api, 'contributions' | 'furtherResources'>,
  leads: Resource | undefined,
  request: FastifyRequest,
) {
  const account = ownAccount(request);
  const { id: accountId, granted, reach } = account;
  const kinds = closedKinds(app, account);
  const managesAccounts = reach === null && covers(granted, 'accounts:write', true);
  const closed = told.filter(([, resource]) => !covers(granted, `${resource}:read`));
  const readAt = sql<
    string | null
  >`(select "readAt" from "notification_reads" where "notificationId" = "notifications"."id" and "accountId" = ${accountId})`;
  return {
    accountId,
    readAt,
    query: db
      .selectFrom('live_notifications as notifications')
      .$if(kinds.length > 0, (query) => query.where('kind', 'not in', kinds))
      .where(ofReadable(app, leads, account))
      .where(({ and, eb, or }) =>
        or([
          ...(managesAccounts ? [eb('audience', '=', 'owner')] : []),
          and([
            eb('audience', 'in', [accountId, ...(reach === null ? ['', 'staff'] : [])]),
            ...closed.map(([beginning]) => eb('subject', 'not like', `${beginning}/%`)),
          ]),
        ]),
      ),
  };
}

async function markRead(db: Db, accountId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const readAt = new Date().toISOString();
  await db
    .insertInto('notification_reads')
    .values(ids.map((notificationId) => ({ accountId, notificationId, readAt })))
    .onConflict((conflict) => conflict.columns(['accountId', 'notificationId']).doNothing())
    .execute();
}

/**
 * Every account's own view of the notifications. Due calls are shown to accounts that may read the lead, in a product
 * with leads.
 */
export const notificationRoutes =
  // oxlint-disable-next-line max-lines-per-function -- takes the options of the routes
    (leads: Resource | undefined) =>
    // oxlint-disable-next-line max-lines-per-function -- a list of routes, each with its schemas and its handler
    (app: Api, { db }: { db: Db }): void => {
      app.get(
        '/',
        {
          config: { access: 'signed-in' },
          schema: {
            summary: 'The newest 200 notifications, each with when you read it',
            response: { 200: z.array(notification) },
          },
        },
        async (request) => {
          const { query, readAt } = visible(db, app, leads, request);
          const rows = await query
            .select([
              'id',
              'version',
              'createdAt',
              'updatedAt',
              'kind',
              'title',
              'body',
              'path',
              'subject',
              'values',
              'isSample',
              'settledAt',
              'settledBy',
            ])
            .select(readAt.as('readAt'))
            .orderBy('id', 'desc')
            .limit(200)
            .execute();
          const words = wordsOf(app.contributions.flatMap((put) => put(null)));
          return rows.map(({ values, isSample, ...row }) => {
            const told = { ...row, ...(isSample === 1 && { isSample: true }) };
            const said = inWords({ ...told, values: JSON.parse(values) as Notification['values'] }, words);
            // Settled notices have no link: nothing is left to do or to see.
            return row.settledAt === null ? said : { ...said, path: '', readAt: row.readAt ?? row.settledAt };
          }) as Notification[];
        },
      );
      const unread = async (request: FastifyRequest): Promise<number> => {
        const { query, readAt } = visible(db, app, leads, request);
        const row = await query
          .where(readAt, 'is', null)
          .where('settledAt', 'is', null)
          .select((select) => select.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        return Number(row.count);
      };
      app.get(
        '/unread',
        {
          config: { access: 'signed-in' },
          schema: { summary: 'How many notifications you have not read', response: { 200: counted } },
        },
        async (request) => ({ count: await unread(request) }),
      );
      app.post(
        '/read-all',
        {
          config: { access: 'signed-in' },
          schema: { summary: 'Mark every notification as read', response: { 200: counted } },
        },
        async (request) => {
          const { accountId, query, readAt } = visible(db, app, leads, request);
          const rows = await query.where(readAt, 'is', null).select('id').limit(5000).execute();
          await markRead(
            db,
            accountId,
            rows.map(({ id }) => id),
          );
          return { count: await unread(request) };
        },
      );
      app.post(
        '/:id/read',
        {
          config: { access: 'signed-in' },
          schema: { summary: 'Mark a notification as read', params: byId, response: { 200: counted } },
        },
        async (request) => {
          const { accountId, query } = visible(db, app, leads, request);
          const found = await query.where('id', '=', request.params.id).select('id').executeTakeFirst();
          if (!found) throw notFound('This notification no longer exists.');
          await markRead(db, accountId, [request.params.id]);
          return { count: await unread(request) };
        },
      );
    };

/** News for staff; only the server writes them, and each account has its own read state. */
export const notifications = defineResource({
  path: 'notifications',
  title: 'notification',
  input: notificationInput,
  record: notification,
  derived: ['readAt', 'icon'],
  named: ['title'],
  search: [],
  operations: [],
});
