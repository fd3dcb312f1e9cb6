import { lastDayOfMonth } from 'shared/domain/dates';
import type { Employee } from 'shared/domain/employee';
import { lineOfEmployee } from 'shared/domain/lineOfEmployee';
import type { WageLineInput } from 'shared/domain/wage';
import { anyTable, type Queries, type Row } from '../../db/tables';

const flags = ['pfMember', 'pensionMember', 'esiMember'] as const;

const employeeOf = (row: Row) =>
  ({ ...row, ...Object.fromEntries(flags.map((flag) => [flag, row[flag] === 1])) }) as unknown as Employee;

/** The lines a month's wage register begins with: everyone employed in it, paid for the days from joining to leaving. */
export async function firstLines(db: Queries, month: string): Promise<WageLineInput[]> {
  const rows: Row[] = await anyTable(db)
    .selectFrom('employees')
    .selectAll()
    .where('deletedAt', 'is', null)
    .where((where) => where.or([where('joinedOn', 'is', null), where('joinedOn', '<=', lastDayOfMonth(month))]))
    .where((where) => where.or([where('leftOn', 'is', null), where('leftOn', '>=', `${month}-01`)]))
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map((row) => lineOfEmployee(employeeOf(row), month));
}
