import { lastDayOfMonth } from 'shared/domain/dates';
import { lineOfEmployee } from 'shared/domain/lineOfEmployee';
import type { WageLine, WageLineInput } from 'shared/domain/wage';
import { holdTable } from '../../db/holdTable';
import type { Queries } from '../../db/tables';
import { decode } from '../resource/rows';
import { employees } from './employees';

/** A line that a register begins with, with what the server keeps beside its input. */
export interface FirstLine extends WageLineInput, Pick<WageLine, 'code' | 'department'> {}

/**
 * The lines a month's wage register begins with: everyone employed in it, paid for the days from joining to leaving.
 * Whoever is being added, changed or removed meanwhile counts as they are then: call it in a transaction.
 */
export async function firstLines(db: Queries, month: string): Promise<FirstLine[]> {
  await holdTable(db, 'employees');
  const rows = await db
    .selectFrom('employees')
    .selectAll()
    .where('deletedAt', 'is', null)
    .where((where) => where.or([where('joinedOn', 'is', null), where('joinedOn', '<=', lastDayOfMonth(month))]))
    .where((where) => where.or([where('leftOn', 'is', null), where('leftOn', '>=', `${month}-01`)]))
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map((row) => {
    const employee = decode(employees, row);
    const { code, department } = employee;
    return { ...lineOfEmployee(employee, month), code, department };
  });
}
