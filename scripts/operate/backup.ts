import { makeBackup } from '../../server/src/backup/makeBackup.ts';
import { openDatabase } from '../../server/src/db/engines/openDatabase.ts';
import { readSettings } from '../../server/src/settings.ts';
import { sayAndEnd } from './sayAndEnd.ts';

/** `npm run backup -- [folder]`: a backup of the database and the releases' files, while the product runs; by default into `BACKUP_DIR`, else `./backups`. */
await sayAndEnd(async () => {
  const settings = readSettings(process.env);
  const db = await openDatabase(settings);
  try {
    const into = process.argv[2] ?? settings.backupDir ?? 'backups';
    const { folder, contents, warning } = await makeBackup(db, settings.dataDir, into);
    const rows = Object.values(contents.tables).reduce((sum, table) => sum + table.rows, 0);
    const held = `${folder} holds ${rows} rows and ${Object.keys(contents.files).length} files, read again and compared.`;
    return [held, warning].filter(Boolean).join('\n');
  } finally {
    await db.destroy();
  }
});
