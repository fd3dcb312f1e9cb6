import { lastDayOfMonth } from 'shared/domain/dates/dates';
import { lineOfEmployee } from 'shared/domain/pay/wages/lineOfEmployee';
import type { WageLine, WageLineInput } from 'shared/domain/pay/wages/wage';
import { holdTable } from '../../../db/holdTable';
import type { Queries } from '../../../db/tables';
import { employeeTermsKind } from '../../facts/factKinds';
import { readFacts } from '../../facts/readFacts';
import { employees } from '../../people/employees/employees';
import { decode } from '../../records/rows';
import { samplesIn, viewOf } from '../../records/samplesIn';

/** An initial register line, with the server's fields. */
export interface FirstLine extends WageLineInput, Pick<WageLine, 'code' | 'department' | 'paidBy'> {}

/**
 * The initial lines of a month's wage register: everyone employed in it, paid from joining to leaving. Waits for
 * concurrent changes of employees: call it in a transaction. Sample employees are included only while there are no
 * others; then the register is a sample.
 */
export async function firstLines(db: Queries, month: string): Promise<{ lines: FirstLine[]; isSample: boolean }> {
  await holdTable(db, 'employees');
  const samples = await samplesIn(db, [employees]);
  const rows = await db
    .selectFrom(`${viewOf(samples)}_employees` as const)
    .selectAll()
    .where((where) => where.or([where('joinedOn', 'is', null), where('joinedOn', '<=', lastDayOfMonth(month))]))
    .where((where) => where.or([where('leftOn', 'is', null), where('leftOn', '>=', `${month}-01`)]))
    .orderBy('name')
    .orderBy('id')
    .execute();
  const terms = await readFacts(
    db,
    employeeTermsKind,
    rows.map(({ id }) => id),
  );
  const lines = rows.map((row) => {
    const employee = decode(employees, row);
    const { code, department, paidBy } = employee;
    return { ...lineOfEmployee(employee, month, terms.get(row.id)), code, department, paidBy };
  });
  return { lines, isSample: samples === 'only' };
}
