import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Release } from 'shared/contract';
import { failurePhases, failureReasons } from 'shared/contract/releases/moduleReport';
import { moduleReport } from 'shared/contract/releases/registry';
import { z } from 'zod';
import { bearerToken } from '../api/auth/bearerToken';
import { findSession } from '../api/auth/sessions';
import { addressKey } from '../core/addressKey';
import { nothing } from '../core/routeSchemas';
import { throttle } from '../core/throttle';
import { type Api } from '../core/types';
import type { Db } from '../db/tables';
import type { ReleaseStore } from './ReleaseStore';
import type { LiveRegistry } from './registry/LiveRegistry';
import { placeOfReport } from './stages/newFailures';
import { visitorOf } from './stages/visitorVoices';
import { hearFailure } from './stages/watchRollouts';
import { releaseTables } from './tables';

const word = z.string().trim().min(1).max(80);
const report = z.object({
  module: word,
  version: word,
  page: word,
  phase: z.enum(failurePhases),
  reason: z.enum(failureReasons),
  detail: z.string().max(500),
});

/** How long a kind of failure is kept after it was last seen, in milliseconds: 30 days. */
const KEPT = 30 * 24 * 60 * 60 * 1000;
const LIMIT = { most: 60, windowMs: 10 * 60 * 1000 };

/** Whether a page of a release is only for signed-in people: no route of the public site shows it. */
const isOfConsole = ({ manifest }: Release, page: string): boolean =>
  !manifest.routes.some((route) => route.page === page && !route.path.startsWith('/dashboard'));

/**
 * What tabs report of modules that failed: one row for each kind of failure of a version, with a count and its first
 * detail. Anybody can report, so only what can have failed is kept, a page of a published release in a known way: made-up
 * reports are as many rows as there are such ways, and none takes the place of another. Which release stands ready in the
 * place of a current one is decided by those alone that a signed-in session made of a page of the console: they have rows
 * of their own.
 */
// oxlint-disable-next-line max-lines-per-function -- a list of routes, each with its schemas and its handler
export async function reportRoutes(
  app: Api,
  { db, store, live }: { db: Db; store: ReleaseStore; live: LiveRegistry },
): Promise<void> {
  const accountOf = async (request: FastifyRequest) => {
    const token = bearerToken(request);
    return token === undefined ? null : findSession(db, token);
  };

  app.post(
    '/module-reports',
    {
      bodyLimit: 4096,
      config: { access: 'public', turn: 'address' },
      schema: {
        summary: 'Report a module that failed in the browser',
        body: report,
        response: { 204: nothing },
      },
    },
    async (request, reply) => {
      const input = request.body;
      await throttle(db, `module-reports:${addressKey(request.ip)}`, LIMIT, 'Too many reports.');
      const release = await store.release(input.module, input.version).catch(() => undefined);
      if (!release || !Object.hasOwn(release.pages, input.page)) return reply.status(204).send();
      const at = new Date().toISOString();
      const account = await accountOf(request);
      const counts = isOfConsole(release, input.page) && account !== null;
      const key = [
        input.module,
        input.version,
        input.page,
        input.phase,
        input.reason,
        ...(counts ? ['signed-in'] : []),
      ];
      const tables = releaseTables(db);
      await tables
        .insertInto('module_reports')
        .values({
          ...input,
          key: key.join('/'),
          count: 1,
          firstAt: at,
          lastAt: at,
          isSignedIn: counts ? 1 : 0,
        })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({ count: sql<number>`"module_reports"."count" + 1`, lastAt: at }),
        )
        .execute();
      await tables
        .deleteFrom('module_reports')
        .where('lastAt', '<', new Date(Date.now() - KEPT).toISOString())
        .execute();
      await hearFailure(
        { db, live },
        { ...input, place: placeOfReport(input) },
        account?.id ?? (await visitorOf(db, request)),
      );
      return reply.status(204).send();
    },
  );

  app.get(
    '/module-reports',
    {
      config: { access: 'modules:read', isReserved: true },
      schema: {
        summary: 'Modules that failed in the browser, the latest first',
        response: { 200: z.array(moduleReport) },
      },
    },
    () =>
      releaseTables(db)
        .selectFrom('module_reports')
        .select(['module', 'version', 'page', 'phase', 'reason', 'detail', 'count', 'firstAt', 'lastAt'])
        .orderBy('lastAt', 'desc')
        .limit(500)
        .execute(),
  );
}
