import { rm, writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Health } from 'shared/domain/console/health';
import type { Db } from '../tables';
import { isPostgres } from './engine';

export type DatabaseState = Health['database'];

/** The size of a typical change, in bytes: a smaller one may fit into an existing file. */
const ROOM = 256 * 1024;

/** Test-writes to the database, and for the embedded one to its folder. */
async function write(db: Db): Promise<void> {
  const value = new Date().toISOString();
  await db
    .insertInto('marks')
    .values({ key: 'probed', value })
    .onConflict((known) => known.column('key').doUpdateSet({ value }))
    .execute();
  if (isPostgres(db)) return;
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db);
  const file = `${rows[0]?.file ?? ''}.probe`;
  try {
    await writeFile(file, Buffer.alloc(ROOM), { mode: 0o600 });
  } finally {
    await rm(file, { force: true });
  }
}

/** Whether the database is currently readable and writable. */
export async function probeDatabase(db: Db): Promise<DatabaseState> {
  try {
    await sql`select 1`.execute(db);
  } catch {
    return 'unreachable';
  }
  return write(db).then(
    () => 'ok' as const,
    () => 'unwritable' as const,
  );
}
