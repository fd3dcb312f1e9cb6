import type { Invoice } from 'shared/domain/invoicing/invoice';
import { LETTERHEAD_PATH } from 'shared/domain/invoicing/issueProblems';
import { firstLetterhead } from 'shared/domain/letterhead/companyLetterhead';
import {
  blankLetterhead,
  type LetterheadInput,
  letterheadInput,
  letterheadProblems,
  letterheadRecord,
} from 'shared/domain/letterhead/letterhead';
import { stateOfGstin } from 'shared/domain/records/gstin';
import { badInput } from '../../core/errors';
import { isPostgres } from '../../db/engine';
import type { Queries } from '../../db/tables';
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
export const currentLetterhead = (db: Queries): Promise<LetterheadInput> => readLetterhead(db, false);

/** The same; nobody changes it until the transaction ends, so that what is issued is of the registration that is the company's by then. */
export const holdLetterhead = (tx: Queries): Promise<LetterheadInput> => readLetterhead(tx, true);

async function readLetterhead(db: Queries, isHeld: boolean): Promise<LetterheadInput> {
  const query = db
    .selectFrom('letterhead')
    .select(fields)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .$if(isHeld && isPostgres(db), (held) => held.forShare());
  const row = await query.executeTakeFirst();
  return row ? { ...row, roundOff: row.roundOff === 1 } : blankLetterhead;
}

/** What a note says of the company: today's facts, and of another registration than today's those of its invoice. */
function underRegistration(
  today: LetterheadInput,
  { registration, letterhead }: Pick<Invoice, 'registration' | 'letterhead'>,
): LetterheadInput {
  if (registration === '' || registration === today.gstin) return today;
  const state = stateOfGstin(registration);
  if (letterhead?.gstin !== registration) return { ...today, gstin: registration, state, registeredOn: null };
  const { address, pin, registeredOn = null } = letterhead;
  return { ...today, gstin: registration, state, address, pin, registeredOn };
}

/** The letterhead for a note on an invoice that is issued now. Throws 400 with everything that it lacks. */
export async function letterheadForNote(
  tx: Queries,
  invoice: Pick<Invoice, 'registration' | 'letterhead'>,
): Promise<LetterheadInput> {
  const letterhead = underRegistration(await holdLetterhead(tx), invoice);
  const problems = letterheadProblems(letterhead);
  if (problems.length > 0) throw badInput(problems.map(({ path, msg }) => ({ path: LETTERHEAD_PATH + path, msg })));
  return letterhead;
}
