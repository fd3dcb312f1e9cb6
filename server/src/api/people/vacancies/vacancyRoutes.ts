import { sql } from 'kysely';
import { daysToFill } from 'shared/domain/people/vacancies/stageTimes';
import { type VacancyStage, vacancyFacets, vacancyFigures } from 'shared/domain/people/vacancies/vacancy';
import { optionalText } from 'shared/domain/records/validation';
import { z } from 'zod';
import type { ApiOptions } from '../../../core/context';
import type { Api } from '../../../core/types';
import { readSelection } from '../../records/lists/selection';
import { matching } from '../../records/lists/selectRecords';
import { requirePermission } from '../../records/requirePermission';
import { samplesIn, withoutSamples } from '../../records/samplesIn';
import { scopeToClient } from '../../records/scopeToClient';
import { vacancies } from './vacancies';

/** How many of each are offered. */
const OFFERED = 200;

/** The routes of vacancies in addition to a resource's common ones. */
export function vacancyRoutes(app: Api, { db }: ApiOptions): void {
  app.get(
    '/facets',
    {
      config: requirePermission(vacancies, 'read'),
      schema: { summary: 'The cities and companies of vacancies', response: { 200: vacancyFacets } },
    },
    async ({ account }) => {
      const { within } = scopeToClient(vacancies, account);
      const theirs = db
        .selectFrom('live_vacancies')
        .$if(within !== undefined, (query) => (within ? query.where(within) : query));
      const cities = await theirs
        .select('city')
        .distinct()
        .where('city', '<>', '')
        .orderBy('city')
        .limit(OFFERED)
        .execute();
      const companies = await db
        .selectFrom('every_companies')
        .select(['id', 'name'])
        .where('id', 'in', theirs.select('companyId'))
        .orderBy('name')
        .limit(OFFERED)
        .execute();
      return {
        city: cities.map(({ city }) => city),
        company: companies.map(({ id, name }) => ({ value: id, label: name })),
      };
    },
  );
  app.get(
    '/figures',
    {
      config: requirePermission(vacancies, 'read'),
      schema: {
        summary: 'How many vacancies are open, for how many people, and how long it took to fill those that are filled',
        querystring: z.object({ companyId: optionalText('company', 64) }),
        response: { 200: vacancyFigures },
      },
    },
    async ({ account, query: { companyId } }) => {
      const within = scopeToClient(vacancies, account);
      const samples = await samplesIn(db, [vacancies]);
      const selected = {
        ...(companyId !== '' && { companyId }),
        ...(samples === 'beside' && withoutSamples(vacancies)),
      };
      const sum = sql<number>`sum("people" - "filled")`;
      const counted = await matching(db, within, readSelection(within, { ...selected, status: 'Open,Part filled' }))
        .select((select) => [select.fn.countAll<number>().as('open'), sum.as('people')])
        .executeTakeFirstOrThrow();
      const rows = await matching(db, within, readSelection(within, { ...selected, status: 'Filled' }))
        .select('stages')
        .execute();
      const days = rows.map(({ stages }) => daysToFill(JSON.parse(String(stages)) as VacancyStage[]) ?? 0);
      return {
        open: Number(counted.open),
        people: Number(counted.people ?? 0),
        filled: days.length,
        fillDays: days.length === 0 ? null : Math.round(days.reduce((all, each) => all + each, 0) / days.length),
        isSample: samples === 'only',
      };
    },
  );
}
