import { addMonths, lastDayOfMonth } from 'shared/domain/dates/dates';
import type { LawTables } from 'shared/domain/law/lawTables';
import type { Pay } from 'shared/domain/pay/wages/pay';
import { monthlyRate } from 'shared/domain/pay/wages/payOfPlacement';
import { arrearsPart, partOf, sumParts, type WagePart } from 'shared/domain/pay/wages/wagePart';
import { groupBy } from 'shared/domain/records/groupBy';
import { inOrderOfDays } from 'shared/domain/work/month/monthOfWork';
import type { Queries } from '../../../db/tables';
import { readStates, readWork } from '../../work/month/readWork';
import { partOfRow } from '../wages/readParts';

/** How many months back payments are compared with dues. */
const MONTHS_BACK = 12;

/** Amounts still owed to someone for a paid month. */
export interface Owed {
  employeeId: string;
  /** `YYYY-MM`. */
  month: string;
  parts: WagePart[];
  /** The rate of the month's first placement; undefined without one. */
  rate: Pay | undefined;
}

/** The placements paid for a month in any register but one. */
const paidPlacements = (db: Queries, month: string, but: string) =>
  db
    .selectFrom('wage_parts')
    .innerJoin('live_wages as wages', 'wages.id', 'wage_parts.wageId')
    .select('wage_parts.placementId')
    .where('wage_parts.month', '=', month)
    .where('wages.id', '<>', but);

/**
 * People whose days or placements of a paid month changed after its wages were made, or whose placement no other
 * register has paid.
 */
async function changedSince(
  db: Queries,
  { month, madeAt, but }: { month: string; madeAt: string; but: string },
): Promise<string[]> {
  const [first, last] = [`${month}-01`, lastDayOfMonth(month)];
  const corrected = await db
    .selectFrom('attendance_corrections')
    .select('employeeId')
    .where('day', '>=', first)
    .where('day', '<=', last)
    .where('at', '>', madeAt)
    .execute();
  const placed = await db
    .selectFrom('every_placements')
    .select('employeeId')
    .where('startsOn', '<=', last)
    .where((eb) => eb.or([eb('endsOn', 'is', null), eb('endsOn', '>=', first), eb('updatedAt', '>', madeAt)]))
    .where((eb) =>
      eb.or([
        eb('updatedAt', '>', madeAt),
        eb.and([eb('deletedAt', 'is', null), eb('id', 'not in', paidPlacements(db, month, but))]),
      ]),
    )
    .execute();
  return [...new Set([...corrected, ...placed].map(({ employeeId }) => employeeId))].filter(Boolean);
}

/** Amounts paid for these people's days of a month, in any register but one. */
async function readPaid(db: Queries, month: string, employeeIds: readonly string[], but: string): Promise<WagePart[]> {
  const rows = await db
    .selectFrom('wage_parts')
    .innerJoin('live_wages as wages', 'wages.id', 'wage_parts.wageId')
    .selectAll('wage_parts')
    .where('wages.id', '<>', but)
    .where('wage_parts.month', '=', month)
    .where('wage_parts.employeeId', 'in', employeeIds)
    .execute();
  return rows.map(partOfRow);
}

/**
 * The arrears of paid months before a month (`YYYY-MM`), a part for each placement that was paid less or more than its
 * days are now worth: corrected days, a placement entered or changed late, or someone left out. Amounts in an open
 * register count as paid, except in `registerId`, which is being remade.
 */
export async function readOwed(
  db: Queries,
  { month, registerId, isSample, law }: { month: string; registerId: string; isSample: boolean; law: LawTables },
): Promise<Owed[]> {
  const paid = await db
    .selectFrom('live_wages')
    .select(['month', 'madeAt'])
    .where('status', '=', 'Paid')
    .where('isSample', '=', Number(isSample))
    .where('madeAt', 'is not', null)
    .where('month', '<', month)
    .where('month', '>=', addMonths(`${month}-01`, -MONTHS_BACK).slice(0, 7))
    .orderBy('month')
    .execute();
  const owed: Owed[] = [];
  for (const { month: of, madeAt } of paid) {
    const employeeIds = await changedSince(db, { month: of, madeAt: madeAt ?? '', but: registerId });
    if (employeeIds.length === 0) continue;
    const { places } = await readWork(db, of, { employeeIds, isSample });
    const placed = inOrderOfDays(places);
    const states = await readStates(db, of);
    const rates = groupBy(placed, ({ placement }) => placement.employeeId);
    const parts: WagePart[] = [];
    const due = placed
      .filter(({ placement }) => states.get(placement.centerId) === 'Locked')
      .map(({ placement, found }) => partOf(placement, found, of, law.overtime));
    const before = await readPaid(db, of, employeeIds, registerId);
    for (const id of new Set([...due, ...before].map(({ placementId }) => placementId))) {
      const same = ({ placementId }: WagePart) => placementId === id;
      const part = arrearsPart(due.find(same), sumParts(before.filter(same)));
      if (part) parts.push(part);
    }
    for (const [employeeId, own] of groupBy(parts, (part) => part.employeeId)) {
      const first = rates.get(employeeId)?.[0];
      owed.push({ employeeId, month: of, parts: own, rate: first && monthlyRate(first.placement, of, law.overtime) });
    }
  }
  return owed;
}
