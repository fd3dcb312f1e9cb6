import type { FastifyInstance } from 'fastify';
import { today } from 'shared/domain/dates/dates';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import { clearImports } from './api/records/imports/imports';
import { clearAttempts } from './core/attempts';
import { clearAudit } from './core/audit';
import { sumReads } from './core/auditReads';
import type { ApiOptions } from './core/context';
import type { Db } from './db/tables';
import { ownProduct } from './ownProduct';
import { tellEndingTokens } from './releases/deployTokens';
import { clearFaults } from './releases/faults/listFaults';
import { clearNews } from './releases/news/sendNews';
import { clearVitals } from './releases/vitals/keepVitals';
import type { ServerProduct } from './ServerProduct';

const HOUR_MS = 60 * 60 * 1000;

/**
 * The daily tasks: the product's, by default this one's; owners of deploy tokens that end hear of it, and the reads of
 * the days before are counted. They may run any number of times.
 */
export async function doDailyWork(db: Db, day: IsoDate, work = ownProduct.dailyWork): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const each of work) await each(tx, day);
    await tellEndingTokens(tx);
    await sumReads(tx, day);
  });
}

/**
 * While the server listens, runs the daily work at once and each hour, so that no midnight is missed, and removes
 * expired entries of the audit log, imports, errors, measures, news of modules and keys of calls.
 */
export function startScheduler(
  app: FastifyInstance,
  { db, settings, work }: ApiOptions & { work: ServerProduct['dailyWork'] },
): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const begin = () => {
    running = doDailyWork(db, today(), work)
      .then(() => clearAudit(db, settings.auditDays))
      .then(() => clearImports(db))
      .then(() => clearFaults(db))
      .then(() => clearVitals(db))
      .then(() => clearNews(db))
      .then(() => clearAttempts(db))
      .catch((error: unknown) => app.log.error({ err: error }, 'the daily work failed; it is tried again in an hour'));
  };
  app.addHook('onListen', async () => {
    begin();
    timer = setInterval(begin, HOUR_MS);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
