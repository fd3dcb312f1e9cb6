import { financialYearBounds, financialYearOf } from 'shared/domain/financialYear';
import { noHistory, type PayHistory } from 'shared/domain/payroll';
import type { IsoDate } from 'shared/domain/isoDate';
import { rateOf, type WageLineInput } from 'shared/domain/wage';
import { anyTable, type Queries, type Row } from '../../db/tables';

/** What is known of an employee for a month's line: the employment, and the lines of the financial year before the month. A line without an employee has no history. */
export async function payHistory(db: Queries, employeeId: string, month: string): Promise<PayHistory> {
  if (employeeId === '') return noHistory;
  const year = financialYearBounds(financialYearOf(`${month}-01`));
  const employee = await anyTable(db).selectFrom('employees').select(['joinedOn', 'leftOn']).where('id', '=', employeeId).executeTakeFirst();
  const lines: Row[] = await anyTable(db).selectFrom('wage_lines').innerJoin('wages', 'wages.id', 'wage_lines.wageId')
    .where('wage_lines.employeeId', '=', employeeId).where('wage_lines.deletedAt', 'is', null).where('wages.deletedAt', 'is', null)
    .where('wages.month', '>=', year.from.slice(0, 7)).where('wages.month', '<', month)
    .select(['wages.month', 'basicRatePaise', 'houseRentRatePaise', 'conveyanceRatePaise', 'grossRatePaise', 'grossPaise', 'professionalTaxPaise']).execute();
  return {
    joinedOn: (employee?.joinedOn ?? null) as IsoDate | null,
    leftOn: (employee?.leftOn ?? null) as IsoDate | null,
    earlier: lines.map((line) => ({ month: String(line.month), rate: rateOf(line as unknown as WageLineInput), grossPaise: Number(line.grossPaise), professionalTaxPaise: Number(line.professionalTaxPaise) })),
  };
}
