import { formatDate, formatMonth } from 'shared/domain/dates/dates';
import { financialYearBounds, financialYearOf } from 'shared/domain/dates/financialYear';
import { bonusOf } from 'shared/domain/pay/bonus/bonus';
import { gratuityOf } from 'shared/domain/pay/leaving/gratuity';
import type { SettlementInput, SettlementPart } from 'shared/domain/pay/leaving/settlement';
import { baseOf, type Pay, shareOf } from 'shared/domain/pay/wages/pay';
import { dayWage } from 'shared/domain/pay/wages/payOfPlacement';
import { rateOf } from 'shared/domain/pay/wages/wage';
import type { Employee } from 'shared/domain/people/employees/employee';
import { formatRupees, sumPaise } from 'shared/domain/text/money';
import type { Queries } from '../../../db/tables';
import { readLaw } from '../../law/readLaw';
import { bonusMonth } from '../bonus/bonusMonth';
import { paidBonus } from '../bonus/paidBonus';
import { readLeave } from '../leave/readLeave';

/** Someone who left, with a known last day. */
export type Leaver = Employee & { leftOn: string };

/** The wage lines of a leaver's last financial year, up to the month of leaving. */
async function linesOfYear(db: Queries, { id, leftOn }: Leaver) {
  const { from } = financialYearBounds(financialYearOf(leftOn));
  return db
    .selectFrom('live_wage_lines as wage_lines')
    .innerJoin('live_wages as wages', 'wages.id', 'wage_lines.wageId')
    .selectAll('wage_lines')
    .select(['wages.month', 'wages.status'])
    .where('wage_lines.employeeId', '=', id)
    .where('wages.month', '>=', from.slice(0, 7))
    .where('wages.month', '<=', leftOn.slice(0, 7))
    .orderBy('wages.month')
    .execute();
}
type Line = Awaited<ReturnType<typeof linesOfYear>>[number];

/** Parts paid with the wage registers, and so not here. */
function lastWages(lines: readonly Line[], { leftOn }: Leaver): string {
  const month = leftOn.slice(0, 7);
  const open = lines.filter(({ status }) => status !== 'Paid');
  if (!lines.some((line) => line.month === month))
    return `Wages of ${formatMonth(month)} have no line yet. Make them first.`;
  if (open.length === 0) return `Wages up to ${formatMonth(month)} are paid.`;
  return `${formatRupees(sumPaise(open.map(({ netPaise }) => netPaise)))} net of ${open.map((line) => formatMonth(line.month)).join(', ')}, paid with the wage register.`;
}

/** A leaver's settlement, part by part with its calculation. */
export async function workOutSettlement(
  db: Queries,
  leaver: Leaver,
  { isFixedTerm, bonusPercent, recoveryPaise, recoveryNote }: SettlementInput,
): Promise<SettlementPart[]> {
  const law = await readLaw(db);
  const lines = await linesOfYear(db, leaver);
  const last = lines.at(-1);
  const month = leaver.leftOn.slice(0, 7);
  const { basicPaise, houseRentPaise, conveyancePaise, grossPaise } = leaver;
  const rate: Pay = last ? rateOf(last) : { basicPaise, houseRentPaise, conveyancePaise, grossPaise };
  const day = dayWage(rate, month, law.overtime);
  const days = Math.max(0, (await readLeave(db, leaver)).at(-1)?.balance ?? 0);
  const wagesPaise = baseOf('code', rate);
  const joinedOn = leaver.joinedOn ?? leaver.leftOn;
  const service = { joinedOn, leftOn: leaver.leftOn, isFixedTerm, reason: leaver.leavingReason, wagesPaise };
  const { years, gratuityPaise } = gratuityOf(service, law.gratuity);
  const askReason =
    leaver.leavingReason === '' ? ' Enter why they left: death and disablement need no years of service.' : '';
  const bonus = bonusOf(
    lines.map((line) => bonusMonth(line, law)),
    bonusPercent || undefined,
    law.bonus,
  );
  const year = financialYearOf(leaver.leftOn);
  const paidPaise = (await paidBonus(db, year, leaver.id)).get(leaver.id) ?? 0;
  const paid = paidPaise > 0 ? ` ${formatRupees(paidPaise)} of it was paid with the year’s bonus.` : '';
  return [
    { what: 'Last wages', paise: 0, why: lastWages(lines, leaver) },
    {
      what: 'Leave with wages',
      paise: shareOf(day, days, 1),
      why: `${days} days at ${formatRupees(day)} a day.`,
    },
    {
      what: 'Gratuity',
      paise: gratuityPaise,
      why:
        years === 0
          ? `None: employed from ${formatDate(joinedOn)} to ${formatDate(leaver.leftOn)}.${askReason}`
          : `${years} years on wages of ${formatRupees(wagesPaise)} a month.`,
    },
    {
      what: 'Bonus',
      paise: Math.max(0, bonus.bonusPaise - paidPaise),
      why: `On wages of ${formatRupees(bonus.wagesPaise)} in ${bonus.days} days of ${year}.${paid}`,
    },
    { what: 'Recovery', paise: -recoveryPaise, why: recoveryNote },
  ];
}
