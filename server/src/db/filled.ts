import type { Db, Queries } from './tables';

/*
 * A restore fills a database in one transaction, and says in it which backup that was, until the restore has ended or
 * somebody uses the database. One that is killed in between is so known, and need not be filled again.
 */

const key = 'filled-from';

/** In the transaction that fills a database: compares it with the backup of this digest. */
export const noteFilled = async (tx: Queries, digest: string): Promise<void> => {
  await noteUse(tx);
  await tx.insertInto('marks').values({ key, value: digest }).execute();
};

/** The digest of the backup that a database, which has tables, was filled from and that nobody has used since; otherwise undefined. */
export const filledFrom = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('marks').select('value').where('key', '=', key).executeTakeFirst())?.value;

/** From here the database is in use: its data may differ from what it was filled from. */
export const noteUse = async (db: Queries): Promise<void> => {
  await db.deleteFrom('marks').where('key', '=', key).execute();
};
