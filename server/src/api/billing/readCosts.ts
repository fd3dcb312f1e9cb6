import { daysOf, paidDays } from 'shared/domain/attendance/daysOf';
import type { BilledCost } from 'shared/domain/billing/billShare';
import { partOfCost } from 'shared/domain/billing/costOfShare';
import { lastDayOfMonth } from 'shared/domain/dates/dates';
import { pfOfEmployerPaise } from 'shared/domain/payroll/payable';
import { shareOfAdministration } from 'shared/domain/payroll/providentFund';
import { groupBy } from 'shared/domain/records/groupBy';
import { sumPaise } from 'shared/domain/text/money';
import type { Queries } from '../../db/tables';
import { readSheet } from '../attendance/readSheet';
import { readLaw } from '../payroll/law/readLaw';

/** When somebody works at a center. */
interface Placed {
  id: string;
  employeeId: string;
  centerId: string;
  startsOn: string;
  endsOn: string | null;
}

/** What of a person's month a placement costs: its part of all of theirs, what it earned or its paid days in halves, and the amount; null while no register has them. */
export interface PlacementCost {
  costDays: number;
  personDays: number;
  cost: BilledCost | null;
}

/** The first and last day of a month on which a placement holds, counted from 1. */
export function daysWithin(month: string, { startsOn, endsOn }: Pick<Placed, 'startsOn' | 'endsOn'>): [number, number] {
  const last = lastDayOfMonth(month);
  const dayOf = (day: string) => Number(day.slice(8));
  return [startsOn < month ? 1 : dayOf(startsOn), dayOf(endsOn === null || endsOn > last ? last : endsOn)];
}

/** What each employee cost in a month, by the lines of its wage registers. */
export async function wagesOf(
  db: Queries,
  month: string,
  employeeIds: readonly string[],
): Promise<Map<string, BilledCost>> {
  const { pfAdministration } = await readLaw(db);
  const lines = await db
    .selectFrom('wage_lines')
    .innerJoin('wages', 'wages.id', 'wage_lines.wageId')
    .select(['employeeId', 'grossPaise', 'overtimePaise', 'pfEmployerPaise', 'pensionPaise', 'esiEmployerPaise'])
    .select(['wage_lines.insurancePaise', 'welfareEmployerPaise', 'pfWagePaise'])
    .where('wages.month', '=', month)
    .where('wages.deletedAt', 'is', null)
    .where('wage_lines.deletedAt', 'is', null)
    .where('employeeId', 'in', ['', ...employeeIds])
    .execute();
  const costs = new Map<string, BilledCost>();
  for (const line of lines) {
    if (line.employeeId === '') continue;
    const known = costs.get(line.employeeId) ?? {
      wagesPaise: 0,
      overtimePaise: 0,
      pfPaise: 0,
      esiPaise: 0,
      welfarePaise: 0,
    };
    costs.set(line.employeeId, {
      wagesPaise: sumPaise([known.wagesPaise, Number(line.grossPaise)]),
      overtimePaise: sumPaise([known.overtimePaise, Number(line.overtimePaise)]),
      pfPaise: sumPaise([
        known.pfPaise,
        pfOfEmployerPaise({
          pfEmployerPaise: Number(line.pfEmployerPaise),
          pensionPaise: Number(line.pensionPaise),
          insurancePaise: Number(line.insurancePaise),
          administrationPaise: shareOfAdministration(Number(line.pfWagePaise), month, pfAdministration),
        }),
      ]),
      esiPaise: sumPaise([known.esiPaise, Number(line.esiEmployerPaise)]),
      welfarePaise: sumPaise([known.welfarePaise, Number(line.welfareEmployerPaise)]),
    });
  }
  return costs;
}

/** What each placement earned in a month, where its register was made from attendance. */
async function earnedBy(db: Queries, month: string, employeeIds: readonly string[]): Promise<Map<string, number>> {
  const parts = await db
    .selectFrom('wage_parts')
    .innerJoin('wages', 'wages.id', 'wage_parts.wageId')
    .select(['placementId', (select) => select.fn.sum<number>('wage_parts.grossPaise').as('paise')])
    .where('wages.month', '=', month)
    .where('wage_parts.month', '=', month)
    .where('wages.deletedAt', 'is', null)
    .where('employeeId', 'in', ['', ...employeeIds])
    .groupBy('placementId')
    .execute();
  return new Map(parts.map(({ placementId, paise }) => [placementId, Number(paise)]));
}

/** All placements of these people in a month, wherever they are, in their order. */
const placementsOf = (db: Queries, month: string, employeeIds: readonly string[]): Promise<Placed[]> =>
  db
    .selectFrom('placements')
    .select(['id', 'employeeId', 'centerId', 'startsOn', 'endsOn'])
    .where('deletedAt', 'is', null)
    .where('endReason', '<>', 'Did not join')
    .where('employeeId', 'in', ['', ...employeeIds])
    .where('startsOn', '<=', lastDayOfMonth(month))
    .where((eb) => eb.or([eb('endsOn', 'is', null), eb('endsOn', '>=', `${month}-01`)]))
    .orderBy('startsOn')
    .orderBy('id')
    .execute();

/**
 * What each placement of these people costs in a month: a person's cost is that of one register, and placements at several
 * centers share it by what each earned, or by their paid days where the register was not made from attendance.
 */
export async function readCosts(
  db: Queries,
  month: string,
  employeeIds: readonly string[],
): Promise<Map<string, PlacementCost>> {
  const wages = await wagesOf(db, month, employeeIds);
  const byPerson = groupBy(await placementsOf(db, month, employeeIds), ({ employeeId }) => employeeId);
  const several = [...byPerson.values()].filter((own) => own.length > 1).flat();
  const earned = await earnedBy(
    db,
    month,
    several.map(({ employeeId }) => employeeId),
  );
  const isMade = (employeeId: string) => byPerson.get(employeeId)?.some(({ id }) => earned.has(id)) ?? false;
  const byDays = several.filter(({ employeeId }) => !isMade(employeeId));
  const days = new Map<string, number>();
  for (const [centerId, own] of groupBy(byDays, (each) => each.centerId)) {
    const { people } = await readSheet(db, centerId, month);
    for (const placement of own) {
      const person = people.find(({ id }) => id === placement.employeeId);
      if (person) days.set(placement.id, paidDays(daysOf(person, daysWithin(month, placement)), 'month') * 2);
    }
  }
  const costs = new Map<string, PlacementCost>();
  for (const [employeeId, own] of byPerson) {
    const cost = wages.get(employeeId) ?? null;
    const shares = isMade(employeeId) ? earned : days;
    const parts = own.map(({ id }) => (own.length === 1 ? 1 : (shares.get(id) ?? 0)));
    const all = parts.reduce((sum, part) => sum + part, 0);
    let before = 0;
    own.forEach(({ id }, index) => {
      // Without a paid day anywhere, the first placement bears what the month cost.
      const [part, whole] = all === 0 ? [index === 0 ? 1 : 0, 1] : [parts[index] ?? 0, all];
      costs.set(id, { costDays: part, personDays: whole, cost: cost && partOfCost(cost, part, before, whole) });
      before += part;
    });
  }
  return costs;
}
