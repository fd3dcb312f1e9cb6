import { join } from 'node:path';
import { openDatabase } from '../../server/src/db/engines/openDatabase.ts';
import { listFaults } from '../../server/src/releases/faults/listFaults.ts';
import { listNews } from '../../server/src/releases/news/moduleContacts.ts';
import { ReleaseStore } from '../../server/src/releases/ReleaseStore.ts';
import { readApi } from '../../server/src/releases/readApi.ts';
import { keepReplay, replaysOf } from '../../server/src/releases/replays/replays.ts';
import { startRollout } from '../../server/src/releases/stages/changeRollout.ts';
import { openReleaseFiles } from '../../server/src/releases/storage/openReleaseFiles.ts';
import { releaseTables } from '../../server/src/releases/tables.ts';
import { readSettings } from '../../server/src/settings.ts';
import { readShell } from '../../server/src/site/readShell.ts';
import { root } from '../build/targets.ts';
import type { ReleaseTarget } from './ReleaseTarget.ts';

/**
 * The data folder and database from the settings (`DATA_DIR`, `DATABASE_URL`). A server running on them picks up
 * changes within a second.
 */
export async function localTarget(person: string): Promise<ReleaseTarget> {
  const by = { id: '', name: person };
  const settings = readSettings(process.env);
  const db = await openDatabase(settings);
  const shellFolder = join(root, 'shell/dist');
  const sources = {
    shell: readShell(shellFolder),
    shellFolder,
    origin: settings.publicUrl ?? '',
    apiBase: settings.apiBase,
    ...readApi(join(root, 'server/dist/api.json')),
  };
  const store = new ReleaseStore(db, openReleaseFiles(settings), sources, settings.releaseKeys);
  return {
    name: settings.databaseUrl === undefined ? settings.dataDir : 'the database of DATABASE_URL',
    async list() {
      const { leftOut } = await store.registry();
      const reasons = new Map(leftOut.map(({ module, reason }) => [module, reason]));
      return (await store.listWithLost()).map((row) => ({ ...row, leftOut: reasons.get(row.module) }));
    },
    admit: () => Promise.resolve({ shellApi: sources.shell.shellApi }),
    async publish(dist, release, { dryRun, promote }) {
      const staging = await store.files.stage();
      try {
        await staging.copy(dist, release);
        const result = await store.publish(staging, release, by, { dryRun });
        if (promote && !dryRun) await store.promote(release.manifest.name, release.version, by);
        return result;
      } finally {
        await staging.discard();
      }
    },
    rollback: (module, version) => store.rollback(module, version, by),
    promote: (module, version) => store.promote(module, version, by),
    startRollout: (module, version, stages) => startRollout({ db, store }, { module, version, stages }, by),
    retire: (module) => store.retire(module, by),
    async failures() {
      const rows = await releaseTables(db).selectFrom('module_reports').select(['module', 'count']).execute();
      const counts = new Map<string, number>();
      for (const { module, count } of rows) counts.set(module, (counts.get(module) ?? 0) + Number(count));
      return counts;
    },
    faults: () => listFaults(db),
    news: () => listNews(db),
    async filesOf(module, version) {
      const release = await store.release(module, version);
      const damage = await store.files.damageOf(release);
      if (damage !== undefined) throw new Error(`${module} ${version} can't be used: ${damage}`);
      return { dist: store.files.folderOf(module, version), release };
    },
    replays: (module) => replaysOf({ db, store }, module),
    keepReplay: (module, version, result) => keepReplay({ db, store }, { module, version }, result, by),
    close: () => db.destroy(),
  };
}
