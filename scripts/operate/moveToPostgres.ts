import { moveToPostgres } from '../../server/src/backup/moveToPostgres.ts';
import { readSettings } from '../../server/src/settings.ts';
import { StartError } from '../../server/src/startError.ts';
import { sayAndEnd } from './sayAndEnd.ts';

/**
 * `npm run move-to-postgres`: copies the embedded database of `DATA_DIR` into the empty PostgreSQL of `DATABASE_URL`.
 */
await sayAndEnd(async () => {
  const { dataDir, databaseUrl } = readSettings(process.env);
  if (databaseUrl === undefined)
    throw new StartError(
      'Set DATABASE_URL to an empty PostgreSQL, for example postgres://user:password@host:5432/name.',
    );
  const counts = await moveToPostgres(dataDir, databaseUrl);
  const lines = Object.entries(counts).map(
    ([table, { rows, sum }]) => `${String(rows).padStart(9)}  ${sum.padStart(32)}  ${table}`,
  );
  return `${lines.join('\n')}\nEvery table has the same rows on both sides. Start with this DATABASE_URL and the same DATA_DIR.`;
});
