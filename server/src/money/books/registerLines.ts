import { sql } from 'kysely';
import { lastDayOfMonth } from 'shared/domain/dates/dates';
import { groupBy } from 'shared/domain/records/groupBy';
import { sumPaise } from 'shared/domain/text/money';
import type { Queries } from '../../db/tables';
import type { Line } from '../ledger/entry';

const sums = [
  ...(['grossPaise', 'pfEmployeePaise', 'pfEmployerPaise', 'pensionPaise', 'esiEmployeePaise'] as const),
  ...(['esiEmployerPaise', 'professionalTaxPaise', 'welfareEmployeePaise', 'welfareEmployerPaise'] as const),
  ...(['salaryTaxPaise', 'advancePaise', 'otherDeductionPaise', 'netPaise'] as const),
];
type Amounts = Record<(typeof sums)[number] | 'paidPaise', number>;
type Sums = Amounts & { workState: string; paidBy: string };

/** The sums of registers' lines, by the state and the way of payment. Nobody is paid less than nothing. */
async function addUp(db: Queries, ids: readonly string[]): Promise<(Sums & { wageId: string })[]> {
  const rows = await db
    .selectFrom('live_wage_lines')
    .select(['wageId', 'workState', 'paidBy'])
    .select(({ fn }) => sums.map((column) => fn.sum<number>(column).as(column)))
    .select(sql<number>`sum(case when "netPaise" > 0 then "netPaise" else 0 end)`.as('paidPaise'))
    .where('wageId', 'in', ids)
    .groupBy(['wageId', 'workState', 'paidBy'])
    .execute();
  return rows.map((row) => ({
    ...row,
    ...(Object.fromEntries([...sums, 'paidPaise' as const].map((name) => [name, Number(row[name])])) as Amounts),
  }));
}

interface Register {
  month: string;
  paidOn: string | null;
  totalPaise: number;
  insurancePaise: number;
  administrationPaise: number;
  isSample: unknown;
}

/** A register's wages in the month they were earned, deductions, the employer's contributions, and their payment. */
function linesOf(register: Register, lines: readonly Sums[]): Line[] {
  const { month, totalPaise } = register;
  const earned = lastDayOfMonth(month);
  const paidOn = register.paidOn ?? earned;
  const place = {
    partyKind: '' as const,
    party: '',
    documentKind: 'periods' as const,
    document: month,
    registration: '',
    isSample: Number(register.isSample),
  };
  const line = (day: string, account: Line['account'], paise: number, state?: string): Line => ({
    ...place,
    ...(state !== undefined && { partyKind: 'state', party: state }),
    day,
    account,
    paise,
  });
  // One that was typed has a total alone.
  if (lines.length === 0)
    return [
      ...[line(earned, 'wages', totalPaise), line(earned, 'wagesPayable', -totalPaise)],
      ...[line(paidOn, 'wagesPayable', totalPaise), line(paidOn, 'bank', -totalPaise)],
    ];
  const sumOf = Object.fromEntries(sums.map((name) => [name, sumPaise(lines.map((each) => each[name]))])) as Record<
    (typeof sums)[number],
    number
  >;
  const of = (...names: (keyof typeof sumOf)[]) => sumPaise(names.map((name) => sumOf[name]));
  const fund = of('pfEmployerPaise', 'pensionPaise') + register.insurancePaise + register.administrationPaise;
  return [
    line(earned, 'wages', sumOf.grossPaise),
    line(earned, 'employerContributions', fund + of('esiEmployerPaise', 'welfareEmployerPaise')),
    line(earned, 'providentFund', -fund - sumOf.pfEmployeePaise),
    line(earned, 'stateInsurance', -of('esiEmployeePaise', 'esiEmployerPaise')),
    line(earned, 'salaryTax', -sumOf.salaryTaxPaise),
    line(earned, 'employeeAdvances', -sumOf.advancePaise),
    line(earned, 'wageDeductions', -sumOf.otherDeductionPaise),
    line(earned, 'wagesPayable', -sumOf.netPaise),
    ...lines.flatMap((each) => [
      line(earned, 'professionalTax', -each.professionalTaxPaise, each.workState),
      line(earned, 'welfareFund', -each.welfareEmployeePaise - each.welfareEmployerPaise, each.workState),
      line(paidOn, 'wagesPayable', each.paidPaise),
      line(paidOn, each.paidBy === 'Cash' ? 'cash' : 'bank', -each.paidPaise),
    ]),
  ];
}

/** The entries of wage registers, of open ones as if they were paid today. */
export async function wholeRegisterLines(db: Queries, ids: readonly string[]): Promise<Map<string, Line[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('live_wages')
    .select(['id', 'month', 'paidOn', 'totalPaise', 'insurancePaise', 'administrationPaise', 'isSample'])
    .where('id', 'in', ids)
    .execute();
  const lines = groupBy(await addUp(db, ids), ({ wageId }) => wageId);
  return new Map(rows.map(({ id, ...register }) => [id, linesOf(register, lines.get(id) ?? [])]));
}

/** The entries of paid wage registers; open ones have none. */
export async function registerLines(db: Queries, ids: readonly string[]): Promise<Map<string, Line[]>> {
  const paid = await db
    .selectFrom('live_wages')
    .select('id')
    .where('id', 'in', ids)
    .where('status', '=', 'Paid')
    .execute();
  return wholeRegisterLines(
    db,
    paid.map(({ id }) => id),
  );
}
