import { restoreBackup } from '../server/src/backup/restoreBackup.ts';
import { readSettings } from '../server/src/settings.ts';
import { StartError } from '../server/src/startError.ts';
import { sayAndEnd } from './sayAndEnd.ts';

/** `npm run restore -- <folder>`: a backup into the empty place that `DATA_DIR` and `DATABASE_URL` name. */
await sayAndEnd(async () => {
  const [folder] = process.argv.slice(2);
  if (folder === undefined)
    throw new StartError('Name the backup: npm run restore -- backups/backup-2026-11-22T10-00-00-000Z');
  const settings = readSettings(process.env);
  const { at, tables } = await restoreBackup(folder, settings);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `The backup of ${at} is restored: ${rows} rows, compared. npm start runs on it.`;
});
