import type { FastifyInstance } from 'fastify';
import type { TestApp } from '../../test/openTestApp';
import { withoutRecords } from '../../test/withoutRecords';
import { buildProduct } from '../product';
import { LiveRegistry } from './registry/LiveRegistry';
import { openStore } from './releases.fixture';
import type { OpenStore } from './storage/eachStorage.fixture';

/** The product without its records over a test's database, with the releases that `publish` has published before it starts; their files by default in a folder. */
export async function openReleases(
  server: TestApp,
  publish: (opened: ReturnType<typeof openStore>) => Promise<unknown> = async () => undefined,
  open: OpenStore = (db) => openStore(db),
) {
  const { db, settings } = server;
  const opened = open(db);
  await publish(opened);
  const { store, sources } = opened;
  const live = await LiveRegistry.open(store);
  const app: FastifyInstance = await buildProduct({
    db,
    settings,
    product: withoutRecords,
    store,
    live,
    sources,
    log: false,
  });
  return {
    ...{ opened, live, app },
    async close() {
      live.close();
      await app.close();
      await server.close();
      opened.remove();
    },
  };
}
