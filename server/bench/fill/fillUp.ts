import { sql } from 'kysely';
import { createAccount } from '../../src/api/accounts/register';
import { startSession } from '../../src/api/auth/sessions';
import { isPostgres } from '../../src/db/engines/engine';
import { connectDatabase, openDatabase } from '../../src/db/engines/openDatabase';
import { seed } from '../../src/seed';
import { fillCenters } from './fillCenters';

interface Place {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** An empty database with a signed-in account. Returns the session's token. */
export async function signInToEmpty(place: Place): Promise<string> {
  const db = await openDatabase(place);
  try {
    await seed(db, 'none');
    const who = { name: 'Asha Rao', email: 'asha@example.com', password: 'correct horse battery' };
    await db.transaction().execute((tx) => createAccount(tx, who, 'no password', 'open'));
    const { id } = await db.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
    return await startSession(db, id);
  } finally {
    await db.destroy();
  }
}

/**
 * Fills the centers up to this number, and updates the query planner's statistics. Returns the id of one in the middle.
 */
export async function fillUp(place: Place, rows: number): Promise<string> {
  const db = await connectDatabase(place);
  const count = async () =>
    Number((await db.selectFrom('centers').select(db.fn.countAll().as('n')).executeTakeFirstOrThrow()).n);
  await fillCenters(db, Math.max(0, rows - (await count())));
  await (isPostgres(db) ? sql`vacuum analyze` : sql`analyze`).execute(db);
  const { id } = await db
    .selectFrom('centers')
    .select('id')
    .orderBy('id')
    .offset(rows >> 1)
    .limit(1)
    .executeTakeFirstOrThrow();
  await db.destroy();
  return id;
}
