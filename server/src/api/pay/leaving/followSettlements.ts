import { sumPaise } from 'shared/domain/text/money';
import type { Actor } from '../../../core/actorOf';
import type { Queries } from '../../../db/tables';
import { employees } from '../../people/employees/employees';
import { updateRecord } from '../../records/changes/changeRecord';
import { decode } from '../../records/rows';
import { dueDayOf, settlements } from './settlements';
import { workOutSettlement } from './workOutSettlement';

/** Recalculates unpaid settlements. One that would become negative stays, until someone changes its recoveries. */
export async function followSettlements(db: Queries, actor: Actor): Promise<void> {
  const rows = await db.selectFrom('live_settlements').selectAll().where('paidOn', 'is', null).orderBy('id').execute();
  for (const row of rows) {
    const settlement = decode(settlements, row);
    const employee = await db
      .selectFrom('live_employees')
      .selectAll()
      .where('id', '=', settlement.employeeId)
      .executeTakeFirst();
    if (!employee || employee.leftOn === null) continue;
    const leaver = { ...decode(employees, employee), leftOn: employee.leftOn };
    const parts = await workOutSettlement(db, leaver, settlement);
    if (sumPaise(parts.map(({ paise }) => paise)) < 0) continue;
    const isSame = JSON.stringify(parts) === JSON.stringify(settlement.parts);
    if (!isSame || settlement.dueOn !== (await dueDayOf(db, leaver.leftOn)))
      await updateRecord(db, settlements, settlement.id, {}, actor);
  }
}
