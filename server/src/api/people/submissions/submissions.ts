import {
  type ReachedStage,
  type Submission,
  submissionInput,
  submissionRecord,
} from 'shared/domain/people/submissions/submission';
import { conflict } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import { defineResource } from '../../records/defineResource';
import { csvFields } from '../../records/lists/csvCells';
import { vacancies } from '../vacancies/vacancies';
import { candidatePutForward } from './candidatePutForward';
import { followStages } from './followStages';
import { submissionSamples } from './submissionSamples';
import { vacancyPutForward } from './vacancyPutForward';

type Stored = Omit<Submission, 'candidateName' | 'position' | 'city' | 'file' | 'vacancyTitle'>;

const named = (ids: readonly string[]) => ['', ...new Set(ids)];

/** Adds the shown fields of candidates and vacancies, removed ones too. */
async function nameBoth(records: Stored[], db: Queries): Promise<Submission[]> {
  const people = await db
    .selectFrom('every_candidates')
    .select(['id', 'name', 'position', 'city', 'file'])
    .where('id', 'in', named(records.map(({ candidateId }) => candidateId)))
    .execute();
  const wanted = await db
    .selectFrom('every_vacancies')
    .select(['id', 'title'])
    .where('id', 'in', named(records.map(({ vacancyId }) => vacancyId)))
    .execute();
  const candidates = new Map(people.map((each) => [each.id, each]));
  const titles = new Map(wanted.map(({ id, title }) => [id, title]));
  return records.map((record) => {
    const { name = '', position = '', city = '', file = '' } = candidates.get(record.candidateId) ?? {};
    return { ...record, candidateName: name, position, city, file, vacancyTitle: titles.get(record.vacancyId) ?? '' };
  });
}

/** Why a candidate can't be put forward (again), or undefined: there is one submission of each for each vacancy. */
async function known(db: Queries, { id = '', candidateId, vacancyId }: Partial<Stored>): Promise<string | undefined> {
  const other = await db
    .selectFrom('live_submissions')
    .select(['stage', 'reason'])
    .where('candidateId', '=', candidateId ?? '')
    .where('vacancyId', '=', vacancyId ?? '')
    .where('id', '<>', id)
    .executeTakeFirst();
  const stage = other && [other.stage, other.reason].filter(Boolean).join(': ');
  return stage && `This candidate was already put forward for this vacancy (${stage}). Move that entry on its board.`;
}

/**
 * Candidates put forward for vacancies. A resource of the server, not of the module: its vacancy's client decides who
 * sees one, the candidate's status follows the stages, and applications and placements create them.
 */
export const submissions = defineResource({
  path: 'submissions',
  title: 'submission',
  input: submissionInput,
  record: submissionRecord,
  derived: ['candidateName', 'position', 'city', 'file', 'vacancyTitle'],
  named: ['stage'],
  excludeFromHistory: ['stages'],
  references: { candidateId: 'candidates', vacancyId: 'vacancies' },
  belongsTo: { other: { column: 'vacancyId', by: () => vacancies } },
  current: { column: 'stage', values: ['Submitted', 'Interview', 'Selected'] },
  search: ['reason'],
  derive: nameBoth,
  refuse: async ({ operation, before, after, db }) =>
    operation === 'restore' ? known(db, { ...after, id: before?.id ?? '' }) : undefined,
  prepare: async (change) => {
    const { before, after, db } = change;
    await vacancyPutForward(change);
    await candidatePutForward(change);
    const twice = await known(db, { ...after, id: before?.id ?? '' });
    if (twice !== undefined) throw conflict('refused', twice);
    const stages: ReachedStage[] = before?.stages ?? [];
    const hasMoved = before?.stage !== after.stage;
    return {
      reason: after.stage === 'Rejected' || after.stage === 'Did not join' ? after.reason : '',
      stages: hasMoved ? [...stages, { stage: after.stage, since: new Date().toISOString() }] : stages,
    };
  },
  after: async ({ before, after, actor, db }) => {
    await followStages(db, after.candidateId, actor);
    if (before && before.candidateId !== after.candidateId) await followStages(db, before.candidateId, actor);
  },
  csv: csvFields({
    Candidate: 'candidateName',
    Position: 'position',
    City: 'city',
    Vacancy: 'vacancyTitle',
    Stage: 'stage',
    Reason: 'reason',
  }),
  seed: () => submissionSamples,
});
