import type { FastifyInstance } from 'fastify';
import { today } from 'shared/domain/dates/dates';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import { keepHolidays } from './api/calendar/keepHolidays';
import { keepYear } from './api/compliance/keepYear';
import { keptYears } from './api/compliance/keptYears';
import { obligations } from './api/compliance/obligations';
import { tellDues } from './api/compliance/tellDues';
import { tellCalls } from './api/leads/tellCalls';
import { settleWorkplaces } from './api/placements/settleWorkplace';
import { clearImports } from './api/resource/imports';
import { clearAudit } from './core/audit';
import { sumReads } from './core/auditReads';
import type { ApiOptions } from './core/context';
import type { Db } from './db/tables';
import { tellEndingTokens } from './releases/deployTokens';

const HOUR_MS = 60 * 60 * 1000;

/** What is done each day: the coming holidays are known, last, this and the coming year have their rows, employees are where they are placed, and staff hear of what falls due and whom to call, the owner of deploy tokens that end; what was read on the days before is written down. It may run any number of times. */
export async function doDailyWork(db: Db, day: IsoDate): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await keepHolidays(tx, day);
    for (const year of keptYears(day)) await keepYear(tx, obligations, year, day);
    await settleWorkplaces(tx, day);
    await tellDues(tx, day);
    await tellCalls(tx, day);
    await tellEndingTokens(tx);
    await sumReads(tx, day);
  });
}

/** While the server listens, does the daily work at once and each hour, so that no midnight is missed, and clears the audit log and the imports of what is over. */
export function keepWatch(app: FastifyInstance, { db, settings }: ApiOptions): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const work = () => {
    running = doDailyWork(db, today())
      .then(() => clearAudit(db, settings.auditDays))
      .then(() => clearImports(db))
      .catch((error: unknown) => app.log.error({ err: error }, 'the daily work failed; it is tried again in an hour'));
  };
  app.addHook('onListen', async () => {
    work();
    timer = setInterval(work, HOUR_MS);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
