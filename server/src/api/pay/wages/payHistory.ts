import { financialYearBounds, financialYearOf } from 'shared/domain/dates/financialYear';
import { noHistory } from 'shared/domain/pay/wages/payroll';
import { rateOf } from 'shared/domain/pay/wages/wage';
import type { PayHistory } from 'shared/domain/pay/wages/wageAnswers';
import type { Declared } from 'shared/domain/people/employees/taxDeclaration';
import type { Queries } from '../../../db/tables';
import { yieldToEventLoop } from '../../../db/yieldToEventLoop';
import { readArrears } from './readArrears';

type KnownMonth = PayHistory['earlier'][number];

/**
 * Facts about employees for a month's lines, by id: the employment, earlier lines of the financial year, the arrears in
 * the line, and the tax declarations.
 */
export async function payHistories(
  db: Queries,
  employeeIds: readonly string[],
  month: string,
): Promise<Map<string, PayHistory>> {
  const ids = [...new Set(employeeIds)].filter((id) => id !== '');
  if (ids.length === 0) return new Map();
  const year = financialYearBounds(financialYearOf(`${month}-01`));
  const employees = await db
    .selectFrom('every_employees')
    .select(['id', 'pan', 'bornOn', 'joinedOn', 'leftOn'])
    .where('id', 'in', ids)
    .execute();
  const lines = await db
    .selectFrom('live_wage_lines as wage_lines')
    .innerJoin('live_wages as wages', 'wages.id', 'wage_lines.wageId')
    .where('wage_lines.employeeId', 'in', ids)
    .where('wages.month', '>=', year.from.slice(0, 7))
    .where('wages.month', '<', month)
    .select([
      'employeeId',
      'wages.month',
      'workState',
      'basicRatePaise',
      'houseRentRatePaise',
      'conveyanceRatePaise',
      'grossRatePaise',
      'grossPaise',
      'professionalTaxPaise',
      'salaryTaxPaise',
    ])
    .execute();
  await yieldToEventLoop(db);
  const declared = await db
    .selectFrom('live_tax_declarations')
    .select(['employeeId', 'month', 'regime', 'earlierSalaryPaise', 'earlierTaxPaise', 'otherIncomePaise'])
    .select(['rentPaise', 'isMetro', 'investmentsPaise', 'otherDeductionsPaise'])
    .where('employeeId', 'in', ids)
    .where('month', '>=', year.from.slice(0, 7))
    .where('month', '<=', month)
    .execute();
  const arrears = await readArrears(db, { month, employeeIds: ids });
  const declarations = new Map<string, Declared[]>();
  for (const { employeeId, isMetro, ...row } of declared)
    declarations.set(employeeId, [...(declarations.get(employeeId) ?? []), { ...row, isMetro: isMetro === 1 }]);
  const earlier = new Map<string, KnownMonth[]>(ids.map((id) => [id, []]));
  for (const { employeeId, month, workState, grossPaise, professionalTaxPaise, salaryTaxPaise, ...line } of lines)
    earlier
      .get(employeeId)
      ?.push({ month, workState, rate: rateOf(line), grossPaise, professionalTaxPaise, salaryTaxPaise });
  const employment = new Map(employees.map((row) => [row.id, row]));
  return new Map(
    ids.map((id) => [
      id,
      {
        bornOn: employment.get(id)?.bornOn ?? null,
        joinedOn: employment.get(id)?.joinedOn ?? null,
        leftOn: employment.get(id)?.leftOn ?? null,
        earlier: earlier.get(id) ?? [],
        arrears: arrears.get(id) ?? [],
        declarations: declarations.get(id) ?? [],
        isWithoutPan: employment.get(id)?.pan === '',
      },
    ]),
  );
}

/** The same for one employee; a line without an employee has no history. */
export async function payHistory(db: Queries, employeeId: string, month: string): Promise<PayHistory> {
  return (await payHistories(db, [employeeId], month)).get(employeeId) ?? noHistory;
}
