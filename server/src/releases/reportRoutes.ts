import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addressKey } from '../api/addressKey';
import { parse } from '../api/parse';
import { throttle } from '../api/throttle';
import type { Db } from '../db/tables';
import { releaseTables } from './tables';

const word = z.string().trim().min(1).max(80);
const report = z.object({ module: word, version: word, page: word, phase: word, reason: word, detail: z.string().max(500) });

/** Reports kept; the oldest give way. */
const MOST_REPORTS = 500;
const LIMIT = { most: 60, windowMs: 10 * 60 * 1000 };

/** What tabs report of modules that failed: one row for each kind of failure of a version, with a count. */
export async function reportRoutes(app: FastifyInstance, { db }: { db: Db }): Promise<void> {
  app.post('/module-reports', { bodyLimit: 4096, config: { access: 'public', summary: 'Report a module that failed in the browser', body: report } }, async (request, reply) => {
    const input = parse(report, request.body);
    await throttle(db, `module-reports:${addressKey(request.ip)}`, LIMIT, 'Too many reports.');
    const at = new Date().toISOString();
    const key = [input.module, input.version, input.page, input.phase, input.reason].join('/');
    const tables = releaseTables(db);
    await tables.insertInto('module_reports').values({ ...input, key, count: 1, firstAt: at, lastAt: at })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ count: sql<number>`"module_reports"."count" + 1`, lastAt: at, detail: input.detail }))
      .execute();
    await tables.deleteFrom('module_reports')
      .where('key', 'not in', tables.selectFrom('module_reports').select('key').orderBy('lastAt', 'desc').limit(MOST_REPORTS))
      .execute();
    return reply.status(204).send();
  });

  app.get('/module-reports', { config: { access: 'owner', summary: 'Modules that failed in the browser, the latest first' } }, () =>
    releaseTables(db).selectFrom('module_reports').select(['module', 'version', 'page', 'phase', 'reason', 'detail', 'count', 'firstAt', 'lastAt']).orderBy('lastAt', 'desc').limit(100).execute());
}
