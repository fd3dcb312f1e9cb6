import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ownerOf } from '../../e2e/support/ownerOf';
import { startServer } from '../../e2e/support/startServer';
import type { Registry } from '../../shared/contract/releases/registry';
import { inCopy } from '../inCopy';
import type { Goal } from '../Part';

const MODULE = 'mfe-clients';
/** How often a page is loaded to check its version, and the time limit, in milliseconds. */
const STEP = 20;
const LIMIT = 120_000;

const run = promisify(execFile);

/** Releases a module over HTTP to a running server and rolls it back, until new page loads have it. */
export const releaseAndRollBack = () => inCopy(async (project) => ({ tables: [], goals: await inProject(project) }));

async function inProject(project: string): Promise<Goal[]> {
  const { url, stop } = await startServer({}, project);
  try {
    const environment = { ...process.env, RELEASE_URL: url, RELEASE_TOKEN: await deployToken(url) };
    const seconds = async (command: string): Promise<number> => {
      const before = await versionIn(url);
      const begun = performance.now();
      // At irregular times, to notice connections that end meanwhile.
      await run(process.execPath, ['--import', 'tsx/esm', `scripts/${command}.ts`, MODULE], {
        cwd: project,
        env: environment,
      });
      while ((await versionIn(url)) === before) {
        if (performance.now() - begun > LIMIT) throw new Error(`No page load had another version after ${command}.`);
        await wait(STEP);
      }
      return (performance.now() - begun) / 1000;
    };
    return [
      { what: `release of ${MODULE}, build included, to page loads, s`, value: await seconds('release'), most: 15 },
      { what: `rollback of ${MODULE} to page loads, s`, value: await seconds('rollback'), most: 2 },
    ];
  } finally {
    await stop();
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

/** The module's version in a new page load. */
async function versionIn(url: string): Promise<string | undefined> {
  const html = await (await fetch(`${url}/dashboard/leads`, { signal: AbortSignal.timeout(15_000) })).text();
  const registry = JSON.parse(/id="registry">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as Registry;
  return registry.modules[MODULE]?.current.version;
}
