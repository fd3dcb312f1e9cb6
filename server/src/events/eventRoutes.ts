import type { ServerResponse } from 'node:http';
import type { ServerEvent } from 'shared/domain/console/serverEvent';
import { groupBy } from 'shared/domain/records/groupBy';
import { bearerToken } from '../api/auth/bearerToken';
import { ownAccount } from '../api/auth/ownAccount';
import { peekSession } from '../api/auth/sessions';
import { idsWithin } from '../api/records/idsWithin';
import { mayRead } from '../api/records/requirePermission';
import { scopeToClient } from '../api/records/scopeToClient';
import type { ApiOptions, ApiPart } from '../core/context';
import { fileOf } from '../core/routeSchemas';
import type { Api, GrantedAccount } from '../core/types';
import type { LiveRegistry } from '../releases/registry/LiveRegistry';
import { type RecordChange, RecordChanges } from './RecordChanges';

/** How often the server says that it is still there, and looks whether the session still is, in milliseconds. */
const BEAT = 10_000;
/** Connections that one account may hold; the oldest ends for the next. A browser needs one. */
const MOST = 20;
/** The most that may wait for a reader, in bytes; then the connection ends. */
const MOST_WAITING = 64 * 1024;
/** Changes of one act that are reported one by one; beyond, only their number. */
const MOST_TOLD = 20;

const events = fileOf('text/event-stream', 'Events, a line of JSON each');

interface Listener {
  account: GrantedAccount;
  token: string;
  raw: ServerResponse;
}

interface EventOptions extends Pick<ApiOptions, 'db'> {
  live: LiveRegistry;
  /** By default, `BEAT`. */
  beat?: number;
}

/**
 * `GET /events`: changes as server-sent events of `ServerEvent`, for signed-in accounts: the revision at once and with
 * each change, changed records within the account's rights and reach, and changes of its own rights. Its own changes
 * come with their act, by which the tab that made them leaves them out. Add it behind the guard.
 */
export const eventRoutes =
  // oxlint-disable-next-line max-lines-per-function -- takes the options of the routes
    ({ db, live, beat = BEAT }: EventOptions): ApiPart =>
    // oxlint-disable-next-line max-lines-per-function -- what it sends, and to whom, share the list of listeners
    async (app) => {
      const listeners = new Set<Listener>();
      let endChanges = () => undefined as void;
      // Listeners that have gone get nothing more, and the last one ends the polling for changes.
      const forget = (listener: Listener) => {
        if (listeners.delete(listener) && listeners.size === 0) endChanges();
      };
      const send = (listener: Listener, event: ServerEvent) => {
        if (!listeners.has(listener)) return;
        if (listener.raw.writableLength > MOST_WAITING) listener.raw.destroy();
        else listener.raw.write(`data: ${JSON.stringify(event)}\n\n`);
      };
      const end = (listener: Listener) => {
        forget(listener);
        listener.raw.end();
      };

      const changes = new RecordChanges(db);
      const kindsOf = (table: string) =>
        [...app.resources, ...app.furtherResources.flatMap((further) => further())].filter(
          (each) => each.table === table,
        );
      const lookAfter = async (listener: Listener) => {
        const session = await peekSession(db, listener.token);
        if (!session || session.isLimited) return end(listener);
        const before = JSON.stringify(listener.account);
        listener.account = session.account;
        if (JSON.stringify(session.account) !== before) send(listener, { account: true });
        send(listener, { beat: true });
      };
      const tell = async (listener: Listener, all: readonly RecordChange[]) => {
        const { account } = listener;
        if (all.some(({ table, id }) => table === 'roles' || (table === 'accounts' && id === account.id)))
          await lookAfter(listener);
        const actOf = ({ accountId, act }: RecordChange) => (accountId === account.id ? act : undefined);
        for (const [table, changed] of groupBy(all, (each) => each.table))
          for (const kind of kindsOf(table)) {
            if (!mayRead(kind, account)) continue;
            const seen = await idsWithin(
              db,
              scopeToClient(kind, account),
              changed.map(({ id }) => id),
            );
            for (const [act, ofAct] of groupBy(changed, actOf)) {
              const ids = [...new Set(ofAct.map(({ id }) => id))].filter((id) => seen.has(id));
              const told = { kind: kind.path, ...(act !== undefined && { act }) };
              if (ids.length > MOST_TOLD) send(listener, { ...told, many: true });
              else for (const id of ids) send(listener, { ...told, id });
            }
          }
      };
      const timer = setInterval(() => {
        // A database that is away ends nobody's connection: the next beat looks again.
        for (const listener of listeners) void lookAfter(listener).catch(() => undefined);
      }, beat);
      timer.unref();

      await live.onChange(({ registry: { revision } }) => {
        for (const listener of listeners) send(listener, { revision });
      });
      app.addHook('preClose', async () => {
        clearInterval(timer);
        for (const listener of listeners) end(listener);
      });

      (app as Api).get(
        '/events',
        {
          config: { access: 'signed-in' },
          schema: { summary: 'What changes, as server-sent events', response: { 200: events } },
        },
        (request, reply) => {
          const account = ownAccount(request);
          const listener: Listener = { account, token: bearerToken(request) ?? '', raw: reply.raw };
          const [oldest, ...others] = [...listeners].filter((each) => each.account.id === account.id);
          if (oldest && others.length >= MOST - 1) end(oldest);
          reply.hijack();
          for (const [name, value] of Object.entries(reply.getHeaders()))
            if (value !== undefined) reply.raw.setHeader(name, value);
          // Tells proxies not to hold answers back until they end; the tab notices one that does so anyway.
          reply.raw.writeHead(200, {
            'Content-Type': 'text/event-stream; charset=utf-8',
            'Cache-Control': 'no-store, no-transform',
            'X-Accel-Buffering': 'no',
            'X-Content-Type-Options': 'nosniff',
          });
          if (listeners.size === 0)
            endChanges = changes.listen((all) => {
              for (const each of listeners) void tell(each, all).catch(() => undefined);
            });
          listeners.add(listener);
          reply.raw.on('close', () => forget(listener));
          send(listener, { revision: live.current.registry.revision });
        },
      );
    };
