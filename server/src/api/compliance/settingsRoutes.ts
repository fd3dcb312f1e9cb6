import type { DueSettings } from 'shared/domain/compliance/complianceAnswers';
import { dueSettingsAnswer, settledDues } from 'shared/domain/compliance/complianceAnswers';
import { dueRules } from 'shared/domain/compliance/dueRules';
import { defaultDueSettings, dueSettingsInput } from 'shared/domain/compliance/dueSettings';
import { addDays, today } from 'shared/domain/dates/dates';
import { financialYearOf } from 'shared/domain/dates/financialYear';
import { ofRegistration } from 'shared/domain/letterhead/registration';
import { actorOf } from '../../core/actorOf';
import { type ApiOptions } from '../../core/context';
import type { Api } from '../../core/types';
import { chosenRegistration, knownRegistrations } from '../letterhead/registrations';
import { differences, writeAudit } from '../records/changes/audit';
import { readDueSettings, writeDueSettings } from './dueOptions';
import { keepYear } from './keepYear';
import { lockRecords } from './lockRecords';
import { obligations } from './obligations';

/** The submitted settings, with defaults for empty lists. */
function whole({ filings, ...rest }: DueSettings): DueSettings {
  return { filings: filings.length > 0 ? filings : defaultDueSettings.filings, ...rest };
}

/** The rules that can be switched; state rules follow the work states, returns follow the filing frequency. */
const switchable = dueRules
  .filter(
    ({ workState, versions, optional }) =>
      workState === undefined && (versions.at(-1)?.filer === undefined || optional !== undefined),
  )
  .map(({ id, area, optional, versions }) => ({ id, area, title: versions.at(-1)?.title ?? id, optional }));

/** The due-date rules of the company. A change removes pending rows that no longer apply, and creates new ones. */
export function settingsRoutes(app: Api, { db }: ApiOptions): void {
  app.get(
    '/compliance/settings',
    {
      config: { access: 'compliance:read' },
      schema: {
        summary: 'Which due-date rules apply and how a registration files, with every rule that can be switched',
        querystring: ofRegistration,
        response: { 200: dueSettingsAnswer },
      },
    },
    async ({ query }) => {
      const registration = await chosenRegistration(db, query.registration);
      const registrations = await knownRegistrations(db);
      return { ...(await readDueSettings(db, registration)), rules: switchable, registrations };
    },
  );
  app.put(
    '/compliance/settings',
    {
      config: { access: 'compliance:write' },
      schema: {
        summary:
          'Settle which due-date rules apply and how a registration files; last, this and the coming year’s pending rows follow',
        querystring: ofRegistration,
        body: dueSettingsInput,
        response: { 200: settledDues },
      },
    },
    async (request) => {
      const settings = whole(request.body as DueSettings);
      const day = today();
      await db.transaction().execute(async (tx) => {
        await lockRecords(tx, day);
        const registration = await chosenRegistration(tx, request.query.registration);
        const before = await readDueSettings(tx, registration);
        await writeDueSettings(tx, registration, settings);
        await writeAudit(
          tx,
          'due_settings',
          'company',
          'update',
          differences(['filings', 'workStates', 'switched', 'checkedOn'], { ...before }, { ...settings }),
          actorOf(request),
        );
        for (const year of new Set([-365, 0, 60, 365].map((days) => financialYearOf(addDays(day, days)))))
          await keepYear(tx, obligations, year, day);
      });
      return settings;
    },
  );
}
