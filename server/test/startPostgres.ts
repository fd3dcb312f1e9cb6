import { type Cluster, startCluster } from './cluster';
import { findPostgres } from './findPostgres';

declare global {
  var testCluster: Cluster | undefined;
}

/** Before the API tests: starts a temporary PostgreSQL, or in-memory PGlite if there is none, and prints which. */
export default async function startPostgres(): Promise<void> {
  const bin = findPostgres();
  let reason = 'no PostgreSQL was found';
  if (bin !== undefined) {
    try {
      globalThis.testCluster = await startCluster(bin);
    } catch (error) {
      reason = `the PostgreSQL in ${bin} did not start (${error instanceof Error ? error.message.trim() : String(error)})`;
    }
  }
  process.env.TEST_POSTGRES = globalThis.testCluster?.url ?? 'pglite';
  const used = globalThis.testCluster
    ? `${globalThis.testCluster.version}, from ${bin}`
    : `PGlite in memory, because ${reason}; what takes several servers is skipped`;
  process.stdout.write(`API tests on PostgreSQL use: ${used}\n`);
}
