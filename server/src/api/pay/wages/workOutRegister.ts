import type { LawTables } from 'shared/domain/law/lawTables';
import { workOutWage } from 'shared/domain/pay/wages/payroll';
import type { RegisterLineInput, WageLine } from 'shared/domain/pay/wages/wage';
import type { Actor } from '../../../core/actorOf';
import type { Queries } from '../../../db/tables';
import { updateRecord } from '../../records/changes/changeRecord';
import type { Resource } from '../../records/definition';
import { decode } from '../../records/rows';
import { addUpRegister } from './addUpRegister';
import { readRegister } from './lockRegister';
import { payHistories } from './payHistory';

/**
 * The inputs of registers: the legal rows, the resource of lines that depends on them (`wageLinesBy`), and the people.
 */
export interface WorkOut {
  lines: Resource<WageLine, WageLine, RegisterLineInput>;
  law: LawTables;
  actor: Actor;
}

/**
 * Recalculates all lines of a register by the rules and rates of its month, and its totals. Unchanged lines aren't
 * touched.
 */
export async function workOutRegister(db: Queries, wageId: string, { lines, law, actor }: WorkOut): Promise<void> {
  const rows = await db.selectFrom('live_wage_lines').where('wageId', '=', wageId).orderBy('id').selectAll().execute();
  const { month } = await readRegister(db, wageId);
  const employeeIds = rows.map(({ employeeId }) => employeeId);
  const known = await payHistories(db, employeeIds, month);
  for (const row of rows) {
    const line = decode(lines, row);
    const worked = Object.entries(workOutWage(line, month, known.get(line.employeeId), law));
    if (worked.some(([name, value]) => line[name as keyof WageLine] !== value))
      await updateRecord(db, lines, line.id, {}, actor);
  }
  await addUpRegister(db, wageId, law);
}
