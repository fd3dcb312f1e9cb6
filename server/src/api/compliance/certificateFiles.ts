import { anyTable, type Queries } from '../../db/tables';

/**
 * Keeps a certificate's file in the database, in place of an earlier one: all servers see it, and it is part
 * of the backup. As base64, because text is what both engines store alike.
 */
export async function storeFile(tx: Queries, certificateId: string, content: Buffer): Promise<void> {
  const base64 = content.toString('base64');
  await anyTable(tx).insertInto('certificate_files').values({ certificateId, base64 })
    .onConflict((existing) => existing.column('certificateId').doUpdateSet({ base64 })).execute();
}

/** A certificate's file, or undefined while it has none. */
export async function readFile(db: Queries, certificateId: string): Promise<Buffer | undefined> {
  const row = await anyTable(db).selectFrom('certificate_files').select('base64').where('certificateId', '=', certificateId).executeTakeFirst();
  return row && Buffer.from(String(row.base64), 'base64');
}
