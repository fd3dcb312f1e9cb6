import type { LawTables } from 'shared/domain/lawTables';
import type { Queries } from '../../db/tables';
import type { Actor } from '../core/actorOf';
import { updateRecord } from '../resource/changeRecord';
import type { Resource } from '../resource/definition';
import { addUpRegister } from './addUpRegister';

/** With what registers are worked out: the rows of the law, the lines that take theirs from them (`wageLinesBy`), and for whom. */
export interface WorkOut {
  lines: Resource;
  law: LawTables;
  actor: Actor;
}

/** Works all lines of a register out again by the rules and rates of its month, and adds them up. What does not differ is not stored. */
export async function workOutRegister(db: Queries, wageId: string, { lines, law, actor }: WorkOut): Promise<void> {
  const rows = await db
    .selectFrom('wage_lines')
    .where('wageId', '=', wageId)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .select('id')
    .execute();
  for (const { id } of rows) await updateRecord(db, lines, id, {}, actor);
  await addUpRegister(db, wageId, law);
}
