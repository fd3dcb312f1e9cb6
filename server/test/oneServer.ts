import { buildApp } from '../src/app';
import { openDatabase } from '../src/db/engines/openDatabase';
import { listen } from '../src/listen';
import { ReleaseStore } from '../src/releases/ReleaseStore';
import { LiveRegistry } from '../src/releases/registry/LiveRegistry';
import { releaseRoutes } from '../src/releases/releaseRoutes';
import { openReleaseFiles } from '../src/releases/storage/openReleaseFiles';
import { seed } from '../src/seed';
import { readSettings } from '../src/settings';
import { site } from '../src/site/site';
import { stopOnSignal } from '../src/stopOnSignal';

/** One of several servers, assembled like `main.ts`, without the shell and its pages, because tests have no build. */
const settings = readSettings(process.env);
const db = await openDatabase(settings);
await seed(db, settings.seed);
const shell = {
  shellApi: '1.2.0',
  sources: '',
  provides: { react: '19.3.1' },
  offers: {},
  start: 'start.js',
  tables: 'tables.js',
  entry: [],
  chunks: { signin: [], frame: [], console: [], sections: [] },
  fonts: [],
  frames: { '*': '<main>%PAGE%</main>' },
  integrity: {},
};
const files = openReleaseFiles(settings);
const sources = { shell, shellFolder: settings.dataDir, origin: '', apiBase: '/api' };
const store = new ReleaseStore(db, files, sources);
const live = await LiveRegistry.open(store);
const app = await buildApp({
  ...{ settings, db },
  apiParts: [releaseRoutes({ db, settings, store, live })],
  plugins: [site({ live, store, sources })],
});
app.addHook('onClose', async () => {
  live.close();
  await db.destroy();
});
stopOnSignal(app, settings.drainMs);
process.stdout.write(`Ready at ${await listen(app, settings)}\n`);
