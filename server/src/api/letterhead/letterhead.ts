import { firstLetterhead } from 'shared/domain/letterhead/companyLetterhead';
import {
  blankLetterhead,
  type Letterhead,
  type LetterheadInput,
  letterheadInput,
  letterheadProblems,
  letterheadRecord,
} from 'shared/domain/letterhead/letterhead';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import { LETTERHEAD_PATH } from 'shared/domain/money/documents/issueProblems';
import { stateOfGstin } from 'shared/domain/records/gstin';
import { badInput } from '../../core/errors';
import { isPostgres } from '../../db/engines/engine';
import type { Queries } from '../../db/tables';
import { readFile } from '../files/recordFiles';
import { defineResource } from '../records/defineResource';
import type { Change } from '../records/definition';

const first = [firstLetterhead()];

/** Why a letterhead can't be deleted: the company's details stay. */
async function refuseFirst({
  operation,
  before,
  db,
}: Change<Letterhead, LetterheadInput>): Promise<string | undefined> {
  if (operation !== 'delete') return undefined;
  const { id } = await db.selectFrom('every_letterhead').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  return id === before?.id
    ? 'These are the company’s details, which every paper needs. Change them instead.'
    : undefined;
}

/** Throws 400 for a picture that is not stored. */
export async function mustBePictures(db: Queries, { logo, signature }: LetterheadInput): Promise<void> {
  for (const [path, sha256] of Object.entries({ logo, signature }))
    if (sha256 !== '' && !(await readFile(db, sha256)))
      throw badInput([{ path, msg: 'This picture is not stored. Choose it again.' }]);
}

/**
 * The company's details on its documents, for each of its GST registrations. The first record is the company's details,
 * initially those of `company.json`; a company with several registrations has one more for each.
 */
export const letterhead = defineResource({
  path: 'letterhead',
  title: 'letterhead',
  input: letterheadInput,
  record: letterheadRecord,
  search: [],
  order: 'id',
  named: ['gstin', 'name'],
  reserved: ['write'],
  refuse: refuseFirst,
  seed: () => first,
  blank: () => first,
});

const fields = Object.keys(letterheadInput.shape) as (keyof LetterheadInput)[];

/** Today's details for documents of a registration; by default, and for a former one, the company's details. */
export const currentLetterhead = async (db: Queries, registration = ''): Promise<LetterheadInput> =>
  (registration === '' ? undefined : await readLetterhead(db, { registration })) ??
  (await readLetterhead(db, {})) ??
  blankLetterhead;

/** The same, locked until the transaction ends, so that documents are issued with the current registration. */
export const holdLetterhead = async (tx: Queries, registration = ''): Promise<LetterheadInput> =>
  (registration === '' ? undefined : await readLetterhead(tx, { registration, isHeld: true })) ??
  (await readLetterhead(tx, { isHeld: true })) ??
  blankLetterhead;

async function readLetterhead(
  db: Queries,
  { registration, isHeld = false }: { registration?: string; isHeld?: boolean },
): Promise<LetterheadInput | undefined> {
  const query = db
    .selectFrom('live_letterhead')
    .select(fields)
    .orderBy('id')
    .limit(1)
    .$if(registration !== undefined, (one) => one.where('gstin', '=', registration ?? ''))
    .$if(isHeld && isPostgres(db), (held) => held.forShare());
  const row = await query.executeTakeFirst();
  return row && { ...row, luts: JSON.parse(row.luts) as string[], roundOff: row.roundOff === 1 };
}

/** The company details for a note: today's, and for a former registration those of its invoice. */
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

/** The letterhead for issuing a note on an invoice now. Throws 400 with everything that is missing. */
export async function letterheadForNote(
  tx: Queries,
  invoice: Pick<Invoice, 'registration' | 'letterhead'>,
): Promise<LetterheadInput> {
  const letterhead = underRegistration(await holdLetterhead(tx, invoice.registration), invoice);
  const problems = letterheadProblems(letterhead);
  if (problems.length > 0) throw badInput(problems.map(({ path, msg }) => ({ path: LETTERHEAD_PATH + path, msg })));
  return letterhead;
}
