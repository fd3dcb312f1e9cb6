import { type Days, daysOf, sumDays } from 'shared/domain/attendance/daysOf';
import { dayCodes } from 'shared/domain/attendance/mark';
import type { MonthState } from 'shared/domain/attendance/month';
import type { BillingTerms } from 'shared/domain/billing/billingTerms';
import type { BillShare } from 'shared/domain/billing/billShare';
import { leastCost, wholeCost } from 'shared/domain/billing/costOfShare';
import { lastDayOfMonth } from 'shared/domain/dates/dates';
import { groupBy } from 'shared/domain/records/groupBy';
import { formatNumber } from 'shared/domain/text/formatNumber';
import type { Queries } from '../../db/tables';
import { readSheet } from '../attendance/readSheet';
import { nameClients } from '../vacancies/nameClients';
import { daysWithin, readCosts } from './readCosts';

/** A month of a placement, with what it costs. */
export interface PlacedShare {
  share: BillShare;
  employeeId: string;
  isSample: boolean;
  /** What its days cost, at least. */
  costPaise: number;
}

/** The months of some centers. */
export interface MonthShares {
  shares: PlacedShare[];
  states: ReadonlyMap<string, MonthState>;
  /** Days that are marked where nobody is placed, a sentence for each person: they are billed with nobody's placement. */
  stray: string[];
}

/** Whether anything is marked. */
const isMarked = ({ counts, overtimeMinutes }: Days) =>
  dayCodes.some((code) => counts[code] > 0) || overtimeMinutes > 0;

/** The placements of centers in a month, with their days as attendance has them now, under a client's terms. */
export async function readShares(
  db: Queries,
  { month, centerIds, terms }: { month: string; centerIds: readonly string[]; terms: BillingTerms },
): Promise<MonthShares> {
  const rows = await db
    .selectFrom('placements')
    .innerJoin('employees', 'employees.id', 'placements.employeeId')
    .select(['placements.id', 'employeeId', 'placements.centerId', 'placements.companyId', 'startsOn', 'endsOn'])
    .select(['billBasis', 'billPaise', 'billPercent', 'payPer', 'placements.grossPaise', 'placements.isSample'])
    .select(['employees.name', 'employees.code', 'placements.designation', 'employees.designation as ownDesignation'])
    .where('placements.centerId', 'in', ['', ...centerIds])
    .where('placements.deletedAt', 'is', null)
    .where('endReason', '<>', 'Did not join')
    .where('startsOn', '<=', lastDayOfMonth(month))
    .where((eb) => eb.or([eb('endsOn', 'is', null), eb('endsOn', '>=', `${month}-01`)]))
    .orderBy('employees.name')
    .orderBy('placements.startsOn')
    .orderBy('placements.id')
    .execute();
  const named = await nameClients(rows, db);
  const employeeIds = [...new Set(rows.map(({ employeeId }) => employeeId))];
  const costs = await readCosts(db, month, employeeIds);
  const states = new Map<string, MonthState>();
  const shares: PlacedShare[] = [];
  const stray: string[] = [];
  for (const centerId of centerIds) {
    const { people, state } = await readSheet(db, centerId, month);
    states.set(centerId, state);
    const placed = groupBy(
      named.filter((row) => row.centerId === centerId),
      ({ employeeId }) => employeeId,
    );
    for (const person of people) {
      const own = placed.get(person.id) ?? [];
      for (const row of own) {
        const { id, employeeId, name, code, designation, ownDesignation, billBasis, billPaise, billPercent } = row;
        const { counts, unmarked, overtimeMinutes } = daysOf(person, daysWithin(month, row));
        const cost = costs.get(id) ?? null;
        const share: BillShare = {
          ...{ placementId: id, name, code, designation: designation || ownDesignation, centerId },
          ...{ centerName: row.centerName, basis: billBasis, percent: Number(billPercent), cost, terms },
          ratePaise: billBasis === 'cost plus' ? 0 : Number(billPaise),
          ...{ counts, unmarked, overtimeMinutes },
        };
        const least = () => leastCost(share, { payPer: row.payPer, grossPaise: Number(row.grossPaise) }, month);
        const costPaise = cost ? wholeCost(cost) : least();
        shares.push({ share, employeeId, isSample: row.isSample === 1, costPaise });
      }
      const all = daysOf(person, [1, person.days.length]);
      const within = sumDays(own.map((row) => daysOf(person, daysWithin(month, row))));
      const left = {
        ...all,
        counts: Object.fromEntries(
          dayCodes.map((code) => [code, all.counts[code] - within.counts[code]]),
        ) as Days['counts'],
        overtimeMinutes: all.overtimeMinutes - within.overtimeMinutes,
      };
      const days = dayCodes.reduce((sum, code) => sum + left.counts[code], 0);
      if (isMarked(left))
        stray.push(
          `${person.name} has ${days === 1 ? 'a day' : `${formatNumber(days)} days`} marked outside any placement, which nobody is billed for. Correct the placement’s days, or the attendance.`,
        );
    }
  }
  return { shares, states, stray };
}
