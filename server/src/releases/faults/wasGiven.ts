import type { Db } from '../../db/tables';
import { releaseTables } from '../tables';

/** A session in force. */
export interface Session {
  id: string;
  createdAt: string;
}

/**
 * Whether the server gave a session a release of a module: it has been current since the session began, or stood ready
 * in the place of what was.
 */
export async function wasGiven(db: Db, { createdAt }: Session, module: string, version: string): Promise<boolean> {
  const promotions = await releaseTables(db)
    .selectFrom('promotions')
    .select(['version', 'at'])
    .where('module', '=', module)
    .orderBy('revision')
    .execute();
  const first = promotions.findLastIndex(({ at }) => at <= createdAt);
  return promotions.slice(Math.max(first - 1, 0)).some((each) => each.version === version);
}
