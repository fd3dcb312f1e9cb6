import type { Db, Queries } from './tables';

/*
 * A restore fills a database in one transaction and stores which backup it was, until the restore has finished or
 * somebody uses the database. So an aborted one can be recognised, and need not be filled again.
 */

const key = 'filled-from';

/** In the transaction that fills a database: marks it with the backup's digest. */
export const noteFilled = async (tx: Queries, digest: string): Promise<void> => {
  await noteUse(tx);
  await tx.insertInto('marks').values({ key, value: digest }).execute();
};

/**
 * The digest of the backup that a database with tables was filled from, if nobody has used it since; otherwise
 * undefined.
 */
export const filledFrom = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('marks').select('value').where('key', '=', key).executeTakeFirst())?.value;

/** After this the database is in use: its data may differ from the backup. */
export const noteUse = async (db: Queries): Promise<void> => {
  await db.deleteFrom('marks').where('key', '=', key).execute();
};
