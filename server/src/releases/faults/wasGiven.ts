import type { Db } from '../../db/tables';
import { wasStagedFor } from '../stages/voices';
import { releaseTables } from '../tables';

/** A session in force. */
export interface Session {
  id: string;
  accountId: string;
  createdAt: string;
}

/**
 * Whether the server gave a session a release of a module: it was current since the session began, or was the fallback,
 * which every document names; or it went out in stages, and the session's account got it.
 */
export async function wasGiven(
  db: Db,
  { accountId, createdAt }: Session,
  module: string,
  version: string,
): Promise<boolean> {
  const promotions = await releaseTables(db)
    .selectFrom('promotions')
    .select(['version', 'at'])
    .where('module', '=', module)
    .orderBy('revision')
    .execute();
  const first = promotions.findLastIndex(({ at }) => at <= createdAt);
  const isForAll = promotions.slice(Math.max(first - 1, 0)).some((each) => each.version === version);
  return isForAll || wasStagedFor(db, accountId, module, version);
}
