import { financialYearMonths } from 'shared/domain/dates/financialYear';
import type { LawTables } from 'shared/domain/law/lawTables';
import { type BonusMonth, bonusOf } from 'shared/domain/pay/bonus/bonus';
import type { BonusOfYear } from 'shared/domain/pay/bonus/bonusOfYear';
import { sumPaise } from 'shared/domain/text/money';
import type { Queries } from '../../../db/tables';
import { readLaw } from '../../law/readLaw';
import { bonusMonth } from './bonusMonth';
import { paidBonus, settledOf } from './paidBonus';

/**
 * The bonus of a financial year (`2025-26`) at a percentage, or at the legal minimum, for everyone with wage lines in
 * it. Sample registers count while there are no others. `rows`: by default the current legal rows.
 */
export async function readBonus(db: Queries, year: string, percent: number, rows?: LawTables): Promise<BonusOfYear> {
  const law = rows ?? (await readLaw(db));
  const real = await db.selectFrom('real_wages as wages').select('id').limit(1).executeTakeFirst();
  const lines = await db
    .selectFrom('live_wage_lines as wage_lines')
    .innerJoin('live_wages as wages', 'wages.id', 'wage_lines.wageId')
    .select(['employeeId', 'name', 'wages.month', 'days', 'overtimePaise', 'workState'])
    .select(['basicPaise', 'houseRentPaise', 'conveyancePaise', 'grossPaise'])
    .select(['basicRatePaise', 'houseRentRatePaise', 'conveyanceRatePaise', 'grossRatePaise'])
    .where('employeeId', '<>', '')
    .where('wages.isSample', '=', real ? 0 : 1)
    .where('wages.month', 'in', financialYearMonths(year))
    .orderBy('wages.month')
    .execute();
  const people = new Map<string, { name: string; months: BonusMonth[] }>();
  for (const line of lines) {
    const person = people.get(line.employeeId) ?? { name: '', months: [] };
    person.name = line.name;
    person.months.push(bonusMonth(line, law));
    people.set(line.employeeId, person);
  }
  const paid = await paidBonus(db, year);
  const settled = await settledOf(db, year);
  const all = [...people]
    .map(([id, { name, months }]) => {
      const bonus = bonusOf(months, percent || undefined, law.bonus);
      const [paidPaise, isSettled] = [paid.get(id) ?? 0, settled.has(id)];
      const duePaise = isSettled ? 0 : Math.max(0, bonus.bonusPaise - paidPaise);
      return { id, name, ...bonus, paidPaise, isSettled, duePaise };
    })
    .sort((a, b) => a.name.localeCompare(b.name));
  const given = all.filter(({ bonusPaise }) => bonusPaise > 0);
  return {
    year,
    percent,
    people: given,
    without: all.length - given.length,
    totalPaise: sumPaise(given.map(({ bonusPaise }) => bonusPaise)),
    duePaise: sumPaise(given.map(({ duePaise }) => duePaise)),
    isSample: !real && lines.length > 0,
  };
}
