import { sql } from 'kysely';
import { lastDayOfMonth } from 'shared/domain/dates/dates';
import { inForce } from 'shared/domain/dates/effectiveDated';
import { leastWage } from 'shared/domain/pay/wages/leastWage';
import { dayWage, monthlyRate } from 'shared/domain/pay/wages/payOfPlacement';
import { payWithin } from 'shared/domain/pay/wages/payWithin';
import type { Placement } from 'shared/domain/work/placements/placement';
import {
  isOfUnit,
  MOST_REVISED,
  type RevisedPerson,
  type RevisionInput,
  revisedTerms,
  type Terms,
} from 'shared/domain/work/revisions/revision';
import { conflict } from '../../../core/errors';
import type { GrantedAccount } from '../../../core/types';
import type { Queries, Row } from '../../../db/tables';
import { readLaw } from '../../law/readLaw';
import { readSelection } from '../../records/lists/selection';
import { matching } from '../../records/lists/selectRecords';
import { decode } from '../../records/rows';
import { samplesIn, withoutSamples } from '../../records/samplesIn';
import { scopeToClient } from '../../records/scopeToClient';
import { worksOn } from '../month/worksIn';
import { nameAll, placements } from '../placements/placements';
import { refusePaidDay } from '../placements/refuseChangedTerms';

/** A placement with its terms after a revision. */
export interface Revised {
  placement: Placement;
  after: Terms;
  person: RevisedPerson;
}

type Asking = Pick<GrantedAccount, 'reach'> | null;

/** The placements on a revision's day within reach: chosen ones, or those of a center, company and designation. */
async function placedFor(db: Queries, account: Asking, revision: RevisionInput): Promise<Placement[]> {
  const { startsOn, companyId, centerId, placementIds } = revision;
  const within = scopeToClient(placements, account);
  const samples = await samplesIn(db, [placements]);
  const rows = await matching(db, within, readSelection(within, samples === 'beside' ? withoutSamples(placements) : {}))
    .selectAll()
    .where(worksOn(sql<string>`${startsOn}`))
    .$if(companyId !== '', (query) => query.where('companyId', '=', companyId))
    .$if(centerId !== '', (query) => query.where('centerId', '=', centerId))
    .$if(placementIds.length > 0, (query) => query.where('id', 'in', placementIds))
    .orderBy('id')
    .execute();
  return nameAll(
    rows.map((row) => decode(placements, row as Row)),
    db,
  );
}

/** The designations and states of work of placements' people, by the employee. */
async function peopleOf(db: Queries, placed: readonly Placement[]) {
  const rows = await db
    .selectFrom('every_employees')
    .select(['id', 'designation', 'workState'])
    .where('id', 'in', ['', ...placed.map(({ employeeId }) => employeeId)])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * The people whose terms a revision changes, by name, with the reason if some can't change. Throws 409 for more people
 * than a revision may have.
 */
export async function findRevised(db: Queries, account: Asking, revision: RevisionInput): Promise<Revised[]> {
  const month = revision.startsOn.slice(0, 7);
  const law = await readLaw(db);
  const { daysAMonth, hoursADay } = inForce(law.overtime, lastDayOfMonth(month));
  const placed = await placedFor(db, account, revision);
  const people = await peopleOf(db, placed);
  const found: Revised[] = [];
  for (const placement of placed) {
    const { employeeId, skill, wageZone, payPer, employeeName, centerName, companyName } = placement;
    const { designation = '', workState = '' } = people.get(employeeId) ?? {};
    const own = placement.designation || designation;
    if (revision.designation !== '' && own !== revision.designation) continue;
    if (!isOfUnit(placement, revision)) continue;
    const least = leastWage(workState, month, law.minimumWage, { zone: wageZone, skill });
    const short = Math.max(
      0,
      least.dayPaise - dayWage(monthlyRate(placement, month, law.overtime), month, law.overtime),
    );
    const units = { month: daysAMonth, day: 1, hour: 1 / hoursADay }[payPer];
    const after = revisedTerms(placement, revision, Math.ceil(short * units));
    const { grossPaise, billPaise } = placement;
    if (after.grossPaise === grossPaise && after.basicPaise === placement.basicPaise && after.billPaise === billPaise)
      continue;
    let problem = revision.paysArrears ? '' : ((await refusePaidDay(db, placement.id, revision.startsOn)) ?? '');
    payWithin(after, (_, message) => (problem ||= message));
    const person = {
      placementId: placement.id,
      employeeName,
      designation: own,
      payPer,
      problem,
      centerName: [companyName, centerName].filter(Boolean).join(', '),
      grossBefore: grossPaise,
      grossAfter: after.grossPaise,
      billBefore: billPaise,
      billAfter: after.billPaise,
    };
    found.push({ placement, after, person });
  }
  if (found.length > MOST_REVISED)
    throw conflict(
      'refused',
      `These are ${found.length} people, and one revision has at most ${MOST_REVISED}. Choose a center or a designation.`,
    );
  return found.sort((a, b) => a.person.employeeName.localeCompare(b.person.employeeName));
}
