import { parseArgs } from 'node:util';
import { restoreBackup } from '../../server/src/backup/restoreBackup.ts';
import { nameOf } from '../../server/src/copies/CopiesPlace.ts';
import { readMoment } from '../../server/src/copies/readMoment.ts';
import { restoreAt } from '../../server/src/copies/restoreAt.ts';
import { readSettings } from '../../server/src/settings.ts';
import { StartError } from '../../server/src/startError.ts';
import { sayAndEnd } from './sayAndEnd.ts';

/**
 * `npm run restore -- <folder>`: restores a backup into the empty place that `DATA_DIR` and `DATABASE_URL` name. `npm
 * run restore -- --at "2026-11-28 10:15"`: restores from the copies at `COPIES_URL` the state of that moment, in
 * India's time; `--at last`: the latest.
 */
await sayAndEnd(async () => {
  const { values, positionals } = parseArgs({ options: { at: { type: 'string' } }, allowPositionals: true });
  const [folder] = positionals;
  const settings = readSettings(process.env);
  if (values.at !== undefined) {
    if (!settings.copies) throw new StartError('COPIES_URL is not set; set it to where the copies are.');
    const at = values.at === 'last' ? undefined : readMoment(values.at, new Date());
    const files = await restoreAt(settings.copies, settings.dataDir, at);
    return `The copies at ${nameOf(settings.copies)} are restored as of ${values.at}, with ${files} files of releases. npm start runs on it.`;
  }
  if (folder === undefined)
    throw new StartError('Name the backup: npm run restore -- backups/backup-2026-11-22T10-00-00-000Z');
  const { at, tables } = await restoreBackup(folder, settings);
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `The backup of ${at} is restored: ${rows} rows, compared. npm start runs on it.`;
});
