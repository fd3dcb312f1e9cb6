import type { Candidate } from 'shared/domain/people/candidates/candidate';
import type { PlacementInput } from 'shared/domain/work/placements/placement';
import { badInput } from '../../../core/errors';
import { isPostgres } from '../../../db/engines/engine';
import type { Queries } from '../../../db/tables';
import { candidates } from '../../people/candidates/candidates';
import { employees } from '../../people/employees/employees';
import { createRecord } from '../../records/changes/changeRecord';
import { readTogether, type Together } from '../../records/changes/readTogether';
import type { Change } from '../../records/definition';
import { findRecord } from '../../records/lists/selectRecords';
import { namedRecord } from '../../records/namedRecord';
import { beyondReach, scopeToClient } from '../../records/scopeToClient';

/**
 * Makes other changes of a person's records wait until the transaction ends, so that placements never share a day and
 * only one link is open.
 */
export const lockPerson = (db: Queries, employeeId: string): Promise<void> => lockPeople(db, [employeeId]);

/** The same of several people, in one order, so that no two who lock many wait for each other. The embedded database has one writer. */
async function lockPeople(db: Queries, employeeIds: readonly string[]): Promise<void> {
  if (!isPostgres(db)) return;
  await db
    .selectFrom('every_employees as employees')
    .select('id')
    .where('id', 'in', [...new Set(employeeIds)])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** A placement about to be stored. */
interface Placing extends Pick<Change, 'actor' | 'db' | 'reach'>, Together<Placing> {
  before?: { employeeId: string };
  after: PlacementInput;
}

const lockTogether = async (placings: readonly Placing[]): Promise<void> => {
  const [first] = placings;
  const ids = placings.map(({ after }) => after.employeeId).filter(Boolean);
  if (first) await lockPeople(first.db, ids);
};

/** The employee record from a candidate's earlier placement; empty for none. */
async function earlier(db: Queries, candidateId: string): Promise<string> {
  const known = await db
    .selectFrom('every_placements as placements')
    .innerJoin('live_employees as employees', 'employees.id', 'placements.employeeId')
    .select('employees.id')
    .where('candidateId', '=', candidateId)
    .orderBy('placements.id', 'desc')
    .executeTakeFirst();
  return known?.id ?? '';
}

/** The candidate of a placement. Throws 400 for an unknown one, and 403 beyond the caller's reach. */
async function candidateOf({ db, reach, after: { candidateId } }: Placing): Promise<Candidate> {
  for (const definition of candidates) {
    const found = await findRecord(db, scopeToClient(definition, { reach }), candidateId);
    if (found) return found;
  }
  throw reach
    ? await beyondReach(db)
    : badInput([{ path: 'candidateId', msg: 'This candidate no longer exists. Choose an employee.' }]);
}

/**
 * The id of the placed employee, locked until the transaction ends, so that two placements of one person run one after
 * the other. A candidate without a payroll record gets one. Throws 400 for an unknown person, and 403 beyond the
 * caller's reach, whether they exist or not.
 */
export async function whoIsPlaced(placing: Placing): Promise<string> {
  const { db, reach, actor, before, after } = placing;
  if (after.candidateId !== '' && after.employeeId === '') {
    const candidate = await candidateOf(placing);
    const known = await earlier(db, candidate.id);
    if (known !== '') {
      await lockPerson(db, known);
      return known;
    }
    const { designation, centerId, basicPaise, houseRentPaise, conveyancePaise, grossPaise, payPer, startsOn } = after;
    const pay = payPer === 'month' ? { basicPaise, houseRentPaise, conveyancePaise, grossPaise } : {};
    const person = {
      name: candidate.name,
      designation: designation || candidate.position,
      joinedOn: startsOn,
      phone: candidate.phone,
    };
    return (await createRecord(db, employees, { ...person, ...pay, centerId }, actor)).id;
  }
  const isKnown =
    after.employeeId === before?.employeeId ||
    (await namedRecord(scopeToClient(employees, { reach }), 'employeeId', placing));
  if (!isKnown)
    throw reach
      ? await beyondReach(db)
      : badInput([{ path: 'employeeId', msg: 'This employee no longer exists. Choose another.' }]);
  await readTogether(placing, lockTogether);
  return after.employeeId;
}
