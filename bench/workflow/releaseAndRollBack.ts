import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ownerOf } from '../../e2e/support/ownerOf';
import { startServer, type TestServer } from '../../e2e/support/startServer';
import { startCluster } from '../../server/test/cluster';
import { findPostgres } from '../../server/test/findPostgres';
import type { Registry } from '../../shared/contract/registry';
import type { Goal } from '../Part';
import { inCopy } from './inCopy';

const MODULE = 'mfe-clients';
/** How often a page is loaded to see what it has, in milliseconds. */
const STEP = 20;
/** The longest that a page is waited for, in milliseconds. */
const LIMIT = 120_000;

/**
 * Releases a module over HTTP to a running server and rolls it back, until new page loads have it; then the
 * same with two servers on one PostgreSQL and one folder, where the machine has a PostgreSQL.
 */
export const releaseAndRollBack = () => inCopy(inProject);

async function inProject(project: string): Promise<Goal[]> {
  const alone = await measure(project, { DATABASE_URL: '' }, 1, 'page loads');
  const bin = findPostgres();
  if (bin === undefined) return alone;
  const { url, stop } = await startCluster(bin);
  try {
    return [...alone, ...(await measure(project, { DATABASE_URL: url }, 2, 'page loads of two servers'))];
  } finally {
    await stop();
  }
}

async function measure(
  project: string,
  database: { DATABASE_URL: string },
  count: number,
  where: string,
): Promise<Goal[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'release-'));
  const servers: TestServer[] = [];
  try {
    for (let started = 0; started < count; started += 1)
      servers.push(await startServer({ ...database, DATA_DIR: dataDir }, project));
    const url = servers[0]?.url ?? '';
    const environment = { ...process.env, RELEASE_URL: url, RELEASE_TOKEN: await deployToken(url) };
    const seconds = async (command: string): Promise<number> => {
      const before = await versionIn(url);
      const begun = performance.now();
      execFileSync(process.execPath, ['--import', 'tsx/esm', `scripts/${command}.ts`, MODULE], {
        cwd: project,
        env: environment,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      for (const server of servers) {
        while ((await versionIn(server.url)) === before) {
          if (performance.now() - begun > LIMIT)
            throw new Error(`A page load had no other version after npm run ${command}.`);
          await wait(STEP);
        }
      }
      return (performance.now() - begun) / 1000;
    };
    return [
      { what: `release of ${MODULE}, build included, to ${where}, s`, value: await seconds('release'), most: 15 },
      { what: `rollback of ${MODULE} to ${where}, s`, value: await seconds('rollback'), most: 2 },
    ];
  } finally {
    for (const server of servers) await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** A token that releases the module to a new server. */
async function deployToken(url: string): Promise<string> {
  const owner = await ownerOf(url);
  const answer = await fetch(`${url}/api/deploy-tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ module: MODULE, name: 'bench' }),
    signal: AbortSignal.timeout(15_000),
  });
  return ((await answer.json()) as { token: string }).token;
}

/** The version of the module that a new page load has. */
async function versionIn(url: string): Promise<string | undefined> {
  const html = await (await fetch(`${url}/dashboard/leads`, { signal: AbortSignal.timeout(15_000) })).text();
  const registry = JSON.parse(/id="registry">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as Registry;
  return registry.modules[MODULE]?.current.version;
}
