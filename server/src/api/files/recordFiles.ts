import type { Queries } from '../../db/tables';

/**
 * Stores a record's file in the database, replacing an earlier one: all servers see it, and it is part of the backup.
 * As base64, because both engines store text alike.
 */
export async function storeFile(tx: Queries, recordId: string, content: Buffer): Promise<void> {
  const file = { base64: content.toString('base64'), bytes: content.length };
  await tx
    .insertInto('record_files')
    .values({ recordId, ...file })
    .onConflict((existing) => existing.column('recordId').doUpdateSet(file))
    .execute();
}

/** Deletes a record's file. */
export async function removeFile(tx: Queries, recordId: string): Promise<void> {
  await tx.deleteFrom('record_files').where('recordId', '=', recordId).execute();
}

/** A record's file, or undefined if it has none. */
export async function readFile(db: Queries, recordId: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('record_files').select('base64').where('recordId', '=', recordId).executeTakeFirst();
  return row && Buffer.from(row.base64, 'base64');
}
