import { arrearsOf, type MonthOfArrears } from 'shared/domain/pay/wages/arrears';
import { groupBy } from 'shared/domain/records/groupBy';
import type { Queries } from '../../../db/tables';
import { partOfRow } from './readParts';

/** The months of arrears that a register, or that of a month, pays each employee. */
export async function readArrears(
  db: Queries,
  of: { wageId: string } | { month: string; employeeIds: readonly string[] },
): Promise<Map<string, MonthOfArrears[]>> {
  const rows = await db
    .selectFrom('wage_parts')
    .innerJoin('live_wages as wages', 'wages.id', 'wage_parts.wageId')
    .selectAll('wage_parts')
    .where('contributions', 'is not', null)
    .$if('wageId' in of, (query) => query.where('wageId', '=', 'wageId' in of ? of.wageId : ''))
    .$if('month' in of, (query) =>
      query
        .where('wages.month', '=', 'month' in of ? of.month : '')
        .where('employeeId', 'in', 'month' in of ? of.employeeIds : []),
    )
    .orderBy('wage_parts.month')
    .orderBy('wage_parts.id')
    .execute();
  const parts = groupBy(rows.map(partOfRow), ({ employeeId }) => employeeId);
  return new Map([...parts].map(([employeeId, own]) => [employeeId, arrearsOf(own)]));
}
