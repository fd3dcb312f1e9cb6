import { lastDayOfMonth } from 'shared/domain/dates';
import { lineOfEmployee } from 'shared/domain/lineOfEmployee';
import type { WageLineInput } from 'shared/domain/wage';
import { holdTable } from '../../db/holdTable';
import type { Queries } from '../../db/tables';
import { decode } from '../resource/rows';
import { employees } from './employees';

/**
 * The lines a month's wage register begins with: everyone employed in it, paid for the days from joining to leaving.
 * Whoever is being added, changed or removed meanwhile counts as they are then: call it in a transaction.
 */
export async function firstLines(db: Queries, month: string): Promise<WageLineInput[]> {
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
  return rows.map((row) => lineOfEmployee(decode(employees, row), month));
}
