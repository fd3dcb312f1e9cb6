import { formatDate } from 'shared/domain/dates/dates';
import { titleOfFile } from 'shared/domain/pay/files/wageFiles';
import type { Queries } from '../../../db/tables';

/** Why a register can't be deleted: the submitted files, and when. Undefined if there are none. */
export async function refuseHandedIn(db: Queries, wageId: string): Promise<string | undefined> {
  const returns = await db
    .selectFrom('live_wage_returns')
    .select(['file', 'handedInOn'])
    .where('wageId', '=', wageId)
    .orderBy('handedInOn')
    .orderBy('id')
    .execute();
  if (returns.length === 0) return undefined;
  const told = returns.map(({ file, handedInOn }) => `${titleOfFile(file)} on ${formatDate(handedInOn)}`);
  return `This register stays, because returns of it were handed in: ${told.join(', ')}. Correct its lines instead, and hand in what changed.`;
}
