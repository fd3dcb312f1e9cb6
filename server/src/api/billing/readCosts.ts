import { daysOf, paidDays } from 'shared/domain/attendance/daysOf';
import type { BilledCost } from 'shared/domain/billing/billShare';
import { shareCost, sumCosts } from 'shared/domain/billing/costOfShare';
import { lastDayOfMonth } from 'shared/domain/dates/dates';
import { pfOfEmployerPaise } from 'shared/domain/payroll/payable';
import { shareOfAdministration } from 'shared/domain/payroll/providentFund';
import { groupBy } from 'shared/domain/records/groupBy';
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

/** The first and last day of a month on which a placement holds, counted from 1. */
export function daysWithin(month: string, { startsOn, endsOn }: Pick<Placed, 'startsOn' | 'endsOn'>): [number, number] {
  const last = lastDayOfMonth(month);
  const dayOf = (day: string) => Number(day.slice(8));
  return [startsOn < month ? 1 : dayOf(startsOn), dayOf(endsOn === null || endsOn > last ? last : endsOn)];
}

/** The lines of the registers in which something of a month was paid: its own, and later ones with its arrears. */
async function linesOf(db: Queries, month: string, employeeIds: readonly string[]) {
  const { pfAdministration } = await readLaw(db);
  const lines = await db
    .selectFrom('wage_lines')
    .innerJoin('wages', 'wages.id', 'wage_lines.wageId')
    .select(['wageId', 'wages.month', 'employeeId', 'grossPaise', 'overtimePaise', 'pfEmployerPaise', 'pensionPaise'])
    .select(['wage_lines.insurancePaise', 'esiEmployerPaise', 'welfareEmployerPaise', 'pfWagePaise'])
    .where('wages.deletedAt', 'is', null)
    .where('wage_lines.deletedAt', 'is', null)
    .where('employeeId', 'in', employeeIds)
    .where((eb) =>
      eb.or([
        eb('wages.month', '=', month),
        eb.exists(
          eb
            .selectFrom('wage_parts')
            .select('wage_parts.id')
            .whereRef('wage_parts.wageId', '=', 'wages.id')
            .whereRef('wage_parts.employeeId', '=', 'wage_lines.employeeId')
            .where('wage_parts.month', '=', month),
        ),
      ]),
    )
    .execute();
  return lines.map(({ wageId, employeeId, month: of, ...line }) => ({
    ...{ wageId, employeeId, month: of },
    cost: {
      wagesPaise: Number(line.grossPaise),
      overtimePaise: Number(line.overtimePaise),
      pfPaise: pfOfEmployerPaise({
        pfEmployerPaise: Number(line.pfEmployerPaise),
        pensionPaise: Number(line.pensionPaise),
        insurancePaise: Number(line.insurancePaise),
        administrationPaise: shareOfAdministration(Number(line.pfWagePaise), of, pfAdministration),
      }),
      esiPaise: Number(line.esiEmployerPaise),
      welfarePaise: Number(line.welfareEmployerPaise),
    },
  }));
}

/** All placements of these people in a month, wherever they are, in their order. */
const placementsOf = (db: Queries, month: string, employeeIds: readonly string[]): Promise<Placed[]> =>
  db
    .selectFrom('placements')
    .select(['id', 'employeeId', 'centerId', 'startsOn', 'endsOn'])
    .where('deletedAt', 'is', null)
    .where('endReason', '<>', 'Did not join')
    .where('employeeId', 'in', employeeIds)
    .where('startsOn', '<=', lastDayOfMonth(month))
    .where((eb) => eb.or([eb('endsOn', 'is', null), eb('endsOn', '>=', `${month}-01`)]))
    .orderBy('startsOn')
    .orderBy('id')
    .execute();

/** The paid days of these people's placements in a month, in halves: a weight for what no part says. */
async function readPaidDays(db: Queries, month: string, placed: readonly Placed[]): Promise<Map<string, number>> {
  const days = new Map<string, number>();
  for (const [centerId, own] of groupBy(placed, (each) => each.centerId)) {
    const { people } = await readSheet(db, centerId, month);
    for (const placement of own) {
      const person = people.find(({ id }) => id === placement.employeeId);
      if (person) days.set(placement.id, paidDays(daysOf(person, daysWithin(month, placement)), 'month') * 2);
    }
  }
  return days;
}

/**
 * What the days of a month cost, by the placement, in whichever register they were paid: a line's cost belongs to the months and
 * placements of its parts, by what each earned. Placements share a line without parts by their paid days. What no register has
 * is missing.
 */
export async function readCosts(
  db: Queries,
  month: string,
  employees: readonly string[],
): Promise<Map<string, BilledCost>> {
  const employeeIds = [...new Set(['', ...employees])];
  const lines = (await linesOf(db, month, employeeIds)).filter(({ employeeId }) => employeeId !== '');
  const parts = await db
    .selectFrom('wage_parts')
    .select(['wageId', 'employeeId', 'placementId', 'month', 'grossPaise'])
    .where('wageId', 'in', ['', ...new Set(lines.map(({ wageId }) => wageId))])
    .where('employeeId', 'in', employeeIds)
    .orderBy('month')
    .orderBy('id')
    .execute();
  const partsOf = groupBy(parts, ({ wageId, employeeId }) => `${wageId} ${employeeId}`);
  const isMade = ({ wageId, employeeId }: (typeof lines)[number]) => partsOf.has(`${wageId} ${employeeId}`);
  const byHand = lines.filter((line) => !isMade(line)).map(({ employeeId }) => employeeId);
  const placed = groupBy(await placementsOf(db, month, ['', ...byHand]), ({ employeeId }) => employeeId);
  const days = await readPaidDays(db, month, [...placed.values()].filter((own) => own.length > 1).flat());
  const costs = new Map<string, BilledCost>();
  const add = (placementId: string, cost: BilledCost) =>
    costs.set(placementId, sumCosts([...(costs.has(placementId) ? [costs.get(placementId) as BilledCost] : []), cost]));
  for (const line of lines) {
    const made = partsOf.get(`${line.wageId} ${line.employeeId}`);
    const of = made
      ? made.map((part) => ({ id: part.placementId, month: part.month, weight: Number(part.grossPaise) }))
      : (placed.get(line.employeeId) ?? []).map(({ id }) => ({ id, month, weight: days.get(id) ?? 0 }));
    const shared = shareCost(
      line.cost,
      of.map(({ weight }) => weight),
    );
    of.forEach((each, index) => each.month === month && add(each.id, shared[index] as BilledCost));
  }
  return costs;
}
