import { startCluster } from '../../server/test/cluster';
import { findPostgres } from '../../server/test/findPostgres';
import type { Part } from '../Part';

/** Measures on a separate PostgreSQL. Throws when the machine has none. */
export async function onPostgres(work: (databaseUrl: string) => Promise<Part>): Promise<Part> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error('There is no PostgreSQL on this machine; PGBIN names its programs.');
  const cluster = await startCluster(programs);
  try {
    return await work(cluster.url);
  } finally {
    await cluster.stop();
  }
}
