import type { FastifyInstance } from 'fastify';
import { addDays, today } from 'shared/domain/dates';
import { dueRules } from 'shared/domain/dueRules';
import { type DueSettings, defaultDueSettings, dueSettingsInput } from 'shared/domain/dueSettings';
import { financialYearOf } from 'shared/domain/financialYear';
import { actorOf } from '../core/actorOf';
import type { ApiOptions } from '../core/context';
import { parse } from '../core/parse';
import { differences, writeAudit } from '../resource/audit';
import { readDueSettings, writeDueSettings } from './dueOptions';
import { keepYear } from './keepYear';
import { lockRecords } from './lockRecords';
import { obligations } from './obligations';

/** Settings as they were sent, with the defaults in place of empty lists. */
function whole({ filings, workStates, switched }: DueSettings): DueSettings {
  return { filings: filings.length > 0 ? filings : defaultDueSettings.filings, workStates, switched };
}

/** The rules that can be switched on and off; those of a state follow the states of work, the returns of a filing follow the filing. */
const switchable = dueRules
  .filter(
    ({ workState, filer, optional }) => workState === undefined && (filer === undefined || optional !== undefined),
  )
  .map(({ id, area, optional, versions }) => ({ id, area, title: versions.at(-1)?.title ?? id, optional }));

/** Which due-date rules apply to the company. A change takes the pending rows away that no longer apply, and makes the new ones. */
export function settingsRoutes(app: FastifyInstance, { db }: ApiOptions): void {
  app.get(
    '/compliance/settings',
    {
      config: {
        summary:
          'Which due-date rules apply: { filings, workStates, switched, rules }, with every rule that can be switched',
      },
    },
    async () => ({ ...(await readDueSettings(db)), rules: switchable }),
  );
  app.put(
    '/compliance/settings',
    {
      config: {
        summary: 'Settle which due-date rules apply; last, this and the coming year’s pending rows follow',
        body: dueSettingsInput,
      },
    },
    async (request) => {
      const settings = whole(parse(dueSettingsInput, request.body) as DueSettings);
      const day = today();
      await db.transaction().execute(async (tx) => {
        await lockRecords(tx, day);
        const before = await readDueSettings(tx);
        await writeDueSettings(tx, settings);
        await writeAudit(
          tx,
          'due_settings',
          'company',
          'update',
          differences(['filings', 'workStates', 'switched'], { ...before }, { ...settings }),
          actorOf(request),
        );
        for (const year of new Set([-365, 0, 60, 365].map((days) => financialYearOf(addDays(day, days)))))
          await keepYear(tx, obligations, year, day);
      });
      return settings;
    },
  );
}
