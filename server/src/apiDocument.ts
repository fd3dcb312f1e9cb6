import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { CONTRACT_VERSION } from 'shared/contract';
import { buildApp } from './app';
import type { Db } from './db/tables';
import { eventRoutes } from './events/eventRoutes';
import { storedDataRoutes } from './moduleApi/storedDataRoutes';
import { ReleaseStore } from './releases/ReleaseStore';
import { LiveRegistry } from './releases/registry/LiveRegistry';
import { releaseRoutes } from './releases/releaseRoutes';
import { FolderFiles } from './releases/storage/FolderFiles';
import { readSettings } from './settings';

/** A database without a row. */
const nothingStored: Db = new Kysely({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** No page is requested. */
const noPages = {
  shell: {
    shellApi: `${CONTRACT_VERSION}.0.0`,
    sources: '',
    provides: {},
    offers: {},
    start: 'start.js',
    tables: 'tables.js',
    entry: [],
    chunks: { signin: [], frame: [], console: [], sections: [] },
    fonts: [],
    frames: {},
    integrity: {},
  },
  shellFolder: '',
  origin: '',
  apiBase: '/api',
};

/**
 * The OpenAPI document of the whole API as JSON. The build calls it, since it takes half a second of a processor; the
 * routes alone say what it holds, so no database and no setting goes in.
 */
export async function apiDocument(): Promise<string> {
  const db = nothingStored;
  const store = new ReleaseStore(db, new FolderFiles(''), noPages);
  const live = await LiveRegistry.open(store);
  const settings = readSettings({});
  const app = await buildApp({
    db,
    settings,
    apiParts: [releaseRoutes({ db, settings, store, live }), storedDataRoutes(db), eventRoutes({ db, live })],
    log: false,
  });
  try {
    return (await app.inject('/api/docs.json')).body;
  } finally {
    live.close();
    await app.close();
  }
}
