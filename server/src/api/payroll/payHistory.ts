import { financialYearBounds, financialYearOf } from 'shared/domain/financialYear';
import type { IsoDate } from 'shared/domain/isoDate';
import { noHistory } from 'shared/domain/payroll';
import { rateOf, type WageLineInput } from 'shared/domain/wage';
import type { PayHistory } from 'shared/domain/wageAnswers';
import { anyTable, type Queries, type Row } from '../../db/tables';

type KnownMonth = PayHistory['earlier'][number];

const monthOf = (line: Row): KnownMonth => ({
  month: String(line.month),
  rate: rateOf(line as unknown as WageLineInput),
  grossPaise: Number(line.grossPaise),
  professionalTaxPaise: Number(line.professionalTaxPaise),
});

/** What is known of employees for a month's lines, by their id: the employment, and the lines of the financial year before the month. */
export async function payHistories(
  db: Queries,
  employeeIds: readonly string[],
  month: string,
): Promise<Map<string, PayHistory>> {
  const ids = [...new Set(employeeIds)].filter((id) => id !== '');
  if (ids.length === 0) return new Map();
  const year = financialYearBounds(financialYearOf(`${month}-01`));
  const employees: Row[] = await anyTable(db)
    .selectFrom('employees')
    .select(['id', 'joinedOn', 'leftOn'])
    .where('id', 'in', ids)
    .execute();
  const lines: Row[] = await anyTable(db)
    .selectFrom('wage_lines')
    .innerJoin('wages', 'wages.id', 'wage_lines.wageId')
    .where('wage_lines.employeeId', 'in', ids)
    .where('wage_lines.deletedAt', 'is', null)
    .where('wages.deletedAt', 'is', null)
    .where('wages.month', '>=', year.from.slice(0, 7))
    .where('wages.month', '<', month)
    .select([
      'employeeId',
      'wages.month',
      'basicRatePaise',
      'houseRentRatePaise',
      'conveyanceRatePaise',
      'grossRatePaise',
      'grossPaise',
      'professionalTaxPaise',
    ])
    .execute();
  const earlier = new Map<string, KnownMonth[]>(ids.map((id) => [id, []]));
  for (const line of lines) earlier.get(String(line.employeeId))?.push(monthOf(line));
  const employment = new Map(employees.map((row) => [String(row.id), row]));
  return new Map(
    ids.map((id) => [
      id,
      {
        joinedOn: (employment.get(id)?.joinedOn ?? null) as IsoDate | null,
        leftOn: (employment.get(id)?.leftOn ?? null) as IsoDate | null,
        earlier: earlier.get(id) ?? [],
      },
    ]),
  );
}

/** The same of one employee; a line without an employee has no history. */
export async function payHistory(db: Queries, employeeId: string, month: string): Promise<PayHistory> {
  return (await payHistories(db, [employeeId], month)).get(employeeId) ?? noHistory;
}
