import type { Queries } from '../../../db/tables';
import type { ApiRecord } from '../definition';

/** What a record with a file says of it. */
export const fileColumns = ['file', 'fileType', 'fileBytes', 'uploaded'] as const;

/** Gives a record's file to another that has none. Answers what the other says of it then; nothing when it keeps its own, or there is none. */
export async function moveFile(db: Queries, to: ApiRecord, from: ApiRecord): Promise<Partial<ApiRecord>> {
  if (!from.file || to.file) return {};
  await giveFile(db, to.id, from.id);
  return Object.fromEntries(fileColumns.map((column) => [column, from[column]]));
}

/** Gives the file of one record to another. */
export async function giveFile(db: Queries, to: string, from: string): Promise<void> {
  await db.updateTable('record_files').set({ recordId: to }).where('recordId', '=', from).execute();
}
