import type { AccountRow, Queries } from '../../db/tables';

/**
 * The account with this id, or with this email address in lower case; undefined if there is none, or it was removed.
 */
export const findAccount = (db: Queries, by: { id: string } | { email: string }): Promise<AccountRow | undefined> =>
  db
    .selectFrom('live_accounts')
    .selectAll()
    .where((where) => where.and(by))
    .executeTakeFirst();
