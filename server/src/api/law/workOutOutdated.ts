import type { Actor } from '../../core/actorOf';
import type { Queries } from '../../db/tables';
import { wageLinesBy } from '../pay/wages/wageLines';
import { workOutRegister } from '../pay/wages/workOutRegister';
import { lawDigest, readLaw } from './readLaw';

/** The registers with unpaid lines, the oldest month first. */
export const openRegisters = (db: Queries) =>
  db
    .selectFrom('live_wages as wages')
    .select(['id', 'month', 'insurancePaise', 'administrationPaise', 'lawDigest'])
    .where('status', '<>', 'Paid')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('live_wage_lines as lines').select('lines.id').whereRef('lines.wageId', '=', 'wages.id')),
    )
    .orderBy('month')
    .orderBy('id')
    .execute();

/**
 * Recalculates unpaid registers that were calculated by rows of the law other than the current ones. Paid ones stay to
 * the paisa.
 */
export async function workOutOutdated(db: Queries, actor: Actor): Promise<void> {
  const law = await readLaw(db);
  const by = { lines: wageLinesBy(law), law, actor };
  for (const { id, month, lawDigest: digest } of await openRegisters(db))
    if (digest !== lawDigest(law, month)) await workOutRegister(db, id, by);
}
