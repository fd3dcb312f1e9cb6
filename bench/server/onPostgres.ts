import { startCluster } from '../../server/test/cluster';
import { findPostgres } from '../../server/test/findPostgres';
import type { Part } from '../Part';

/** Measures on a PostgreSQL of its own. Where the machine has none it says so, and measures nothing. */
export async function onPostgres(work: (databaseUrl: string) => Promise<Part>): Promise<Part> {
  const programs = findPostgres();
  if (programs === undefined) {
    process.stdout.write('There is no PostgreSQL on this machine, so it is not measured; PGBIN names its programs.\n');
    return { sections: [], goals: [] };
  }
  const cluster = await startCluster(programs);
  try {
    return await work(cluster.url);
  } finally {
    await cluster.stop();
  }
}
