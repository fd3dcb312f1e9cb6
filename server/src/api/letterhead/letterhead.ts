import { firstLetterhead } from 'shared/domain/companyLetterhead';
import { LETTERHEAD_PATH } from 'shared/domain/issueProblems';
import {
  blankLetterhead,
  type LetterheadInput,
  letterheadInput,
  letterheadProblems,
  letterheadRecord,
} from 'shared/domain/letterhead';
import type { Queries } from '../../db/tables';
import { badInput } from '../core/errors';
import { defineResource } from '../resource/defineResource';

const first = [firstLetterhead()];

/** What the company's documents say of it: one record, which begins with the facts of `company.json` and which the owner changes. */
export const letterhead = defineResource({
  path: 'letterhead',
  title: 'letterhead',
  input: letterheadInput,
  record: letterheadRecord,
  search: [],
  operations: ['list', 'read', 'update'],
  reserved: ['write'],
  seed: () => first,
  blank: () => first,
});

const fields = Object.keys(letterheadInput.shape) as (keyof LetterheadInput)[];

/** What the company's documents say of it today. */
export async function currentLetterhead(db: Queries): Promise<LetterheadInput> {
  const row = await db
    .selectFrom('letterhead')
    .select(fields)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
  return row ? { ...row, roundOff: row.roundOff === 1 } : blankLetterhead;
}

/** The letterhead for a document that is issued now. Throws 400 with everything that it lacks. */
export async function letterheadForIssue(db: Queries): Promise<LetterheadInput> {
  const letterhead = await currentLetterhead(db);
  const problems = letterheadProblems(letterhead);
  if (problems.length > 0) throw badInput(problems.map(({ path, msg }) => ({ path: LETTERHEAD_PATH + path, msg })));
  return letterhead;
}
