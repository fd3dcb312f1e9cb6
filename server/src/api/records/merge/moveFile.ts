import type { Queries } from '../../../db/tables';
import type { ApiRecord } from '../definition';

/** The fields that describe a record's file. */
export const fileColumns = ['file', 'fileType', 'fileBytes', 'uploaded'] as const;

/**
 * Moves a record's file to another that has none, or that is to take it (`isTaken`): then they swap files, so that
 * neither is lost. Returns the other's new file fields; undefined when it keeps its own, or there is none.
 */
export async function moveFile(
  db: Queries,
  to: ApiRecord,
  from: ApiRecord,
  isTaken: boolean,
): Promise<Partial<ApiRecord>> {
  if (!from.file || (to.file && !isTaken)) return {};
  await changeFiles(db, to.id, from.id);
  return Object.fromEntries(fileColumns.map((column) => [column, from[column]]));
}

/** Swaps two records' files; either may have none. */
export async function changeFiles(db: Queries, one: string, other: string): Promise<void> {
  const aside = `${one}/aside`;
  for (const [from, to] of [
    [one, aside],
    [other, one],
    [aside, other],
  ] as const)
    await db.updateTable('record_files').set({ recordId: to }).where('recordId', '=', from).execute();
}
