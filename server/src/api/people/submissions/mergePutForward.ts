import type { Candidate } from 'shared/domain/people/candidates/candidate';
import type { Queries } from '../../../db/tables';
import type { Merges } from '../../records/definition';
import { followStages } from './followStages';
import { submissionsOf } from './submissionsOf';

/** The vacancy that both candidates are put forward for; undefined for none. */
async function sharedVacancy(db: Queries, keptId: string, goneId: string): Promise<string | undefined> {
  const [kept, gone] = [await submissionsOf(db, keptId), await submissionsOf(db, goneId)];
  const both = gone.find(({ vacancyId }) => kept.some((each) => each.vacancyId === vacancyId));
  if (!both) return undefined;
  const vacancy = await db
    .selectFrom('every_vacancies')
    .select('title')
    .where('id', '=', both.vacancyId)
    .executeTakeFirst();
  return vacancy?.title ?? 'the same vacancy';
}

/** Merges two candidates' submissions, one for each vacancy, and derives the status. */
export const mergePutForward: Merges<Candidate> = {
  refuse: async ({ db, kept, gone }) => {
    const vacancy = await sharedVacancy(db, kept.id, gone.id);
    return vacancy && `Both are put forward for ${vacancy}. Withdraw one of them on its board first, then merge.`;
  },
  settle: ({ db, id, actor }) => followStages(db, id, actor),
};
