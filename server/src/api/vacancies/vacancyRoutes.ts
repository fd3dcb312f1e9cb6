import { vacancyFacets } from 'shared/domain/clients/vacancy';
import type { ApiOptions } from '../../core/context';
import type { Api } from '../../core/types';
import { mayDo } from '../resource/mayDo';
import { withinReach } from '../resource/withinReach';
import { vacancies } from './vacancies';

/** So many of each are offered. */
const OFFERED = 200;

/** The routes that vacancies have beside those of every resource. */
export function vacancyRoutes(app: Api, { db }: ApiOptions): void {
  app.get(
    '/facets',
    {
      config: mayDo(vacancies, 'read'),
      schema: { summary: 'The cities and companies of vacancies', response: { 200: vacancyFacets } },
    },
    async ({ account }) => {
      const { within } = withinReach(vacancies, account);
      const theirs = db
        .selectFrom('vacancies')
        .where('deletedAt', 'is', null)
        .$if(within !== undefined, (query) => (within ? query.where(within) : query));
      const cities = await theirs
        .select('city')
        .distinct()
        .where('city', '<>', '')
        .orderBy('city')
        .limit(OFFERED)
        .execute();
      const companies = await db
        .selectFrom('companies')
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
}
