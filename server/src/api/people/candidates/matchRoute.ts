import type { CandidateStatus } from 'shared/domain/people/candidates/candidate';
import { matcherOf, matchingCandidate } from 'shared/domain/people/candidates/matching';
import type { Vacancy } from 'shared/domain/people/vacancies/vacancy';
import { z } from 'zod';
import type { ApiOptions } from '../../../core/context';
import type { Api } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { unknownRecord } from '../../records/changes/changeRecord';
import type { Resource } from '../../records/definition';
import { findRecord } from '../../records/lists/selectRecords';
import { requirePermission } from '../../records/requirePermission';
import { scopeToClient } from '../../records/scopeToClient';
import { vacancies } from '../vacancies/vacancies';

/** How many are shown, the best first. */
const SHOWN = 20;

/**
 * The recorded candidates who fit a vacancy, except rejected ones, those already put forward for it, and samples for a
 * real one.
 */
async function matching(
  db: Queries,
  { within }: Resource,
  vacancy: Vacancy | Omit<Vacancy, 'companyName' | 'centerName'>,
) {
  const rows = await db
    .selectFrom('live_candidates')
    .select(['id', 'name', 'position', 'city', 'skills', 'status'])
    .where('product', '=', 'instahires')
    .where('status', '<>', 'Rejected')
    .where('suspected', '=', 0)
    .where('isSample', '=', vacancy.isSample === true ? 1 : 0)
    .where('id', 'not in', (select) =>
      select.selectFrom('live_submissions').select('candidateId').where('vacancyId', '=', vacancy.id),
    )
    .$if(within !== undefined, (query) => (within ? query.where(within) : query))
    .execute();
  const matchOf = matcherOf(vacancy);
  return rows
    .flatMap(({ skills, ...row }) => {
      const match = matchOf({ ...row, skills });
      return match ? [{ ...row, status: row.status as CandidateStatus, ...match }] : [];
    })
    .toSorted((a, b) => b.points - a.points || (a.id < b.id ? 1 : -1))
    .slice(0, SHOWN);
}

/** The route that finds the candidates who fit a vacancy. */
export function matchRoute(app: Api, { db }: ApiOptions, definition: Resource): void {
  app.get(
    '/matches',
    {
      config: requirePermission(definition, 'read'),
      schema: {
        summary: 'The candidates on record who fit a vacancy by role, city and skills, the best first',
        querystring: z.object({ vacancyId: z.string().min(1, 'Name the vacancy.').max(64) }),
        response: { 200: z.array(matchingCandidate) },
        refuses: [404],
      },
    },
    async ({ account, query }) => {
      const vacancy = await findRecord(db, scopeToClient(vacancies, account), query.vacancyId);
      if (!vacancy) throw unknownRecord(vacancies);
      return matching(db, scopeToClient(definition, account), vacancy);
    },
  );
}
