import { LETTERHEAD_PATH } from 'shared/domain/issueProblems';
import { blankLetterhead, type LetterheadInput, letterheadInput, letterheadProblems } from 'shared/domain/letterhead';
import { anyTable, type Queries } from '../../db/tables';
import { badInput } from '../core/errors';

const fields = Object.keys(letterheadInput.shape) as (keyof LetterheadInput)[];

/** What the company's documents say of it today. */
export async function currentLetterhead(db: Queries): Promise<LetterheadInput> {
  const row = await anyTable(db)
    .selectFrom('letterhead')
    .select(fields)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
  return { ...blankLetterhead, ...(row as Partial<LetterheadInput> | undefined) };
}

/** The letterhead for a document that is issued now. Throws 400 with everything that it lacks. */
export async function letterheadForIssue(db: Queries): Promise<LetterheadInput> {
  const letterhead = await currentLetterhead(db);
  const problems = letterheadProblems(letterhead);
  if (problems.length > 0) throw badInput(problems.map(({ path, msg }) => ({ path: LETTERHEAD_PATH + path, msg })));
  return letterhead;
}
