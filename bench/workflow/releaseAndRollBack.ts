import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Registry } from '../../shared/contract/release';
import { ownerOf } from '../../e2e/support/ownerOf';
import { startServer } from '../../e2e/support/startServer';
import type { Measurement } from './Measurement';

const MODULE = 'mfe-clients';
/** How often a page is loaded to see what it has, in milliseconds. */
const STEP = 20;
/** The longest that a page is waited for, in milliseconds. */
const LIMIT = 120_000;

/**
 * Releases a module over HTTP to a running server and rolls it back, until a new page load has it. When
 * `DATABASE_URL` names an empty PostgreSQL database, that is used, and a second server on it is asked too.
 */
export async function releaseAndRollBack(project: string): Promise<Measurement[]> {
  const DATABASE_URL = process.env.DATABASE_URL ?? '';
  const dataDir = mkdtempSync(join(tmpdir(), 'release-'));
  const first = await startServer({ DATA_DIR: dataDir, DATABASE_URL }, project);
  const second = DATABASE_URL === '' ? undefined : await startServer({ DATA_DIR: dataDir, DATABASE_URL }, project);
  try {
    const owner = await ownerOf(first.url);
    const answer = await fetch(`${first.url}/api/deploy-tokens`, { method: 'POST', headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' }, body: JSON.stringify({ module: MODULE, name: 'bench' }) });
    const { token } = (await answer.json()) as { token: string };
    const run = (command: string) => execFileSync(process.execPath, ['--import', 'tsx', `scripts/${command}.ts`, MODULE], { cwd: project, env: { ...process.env, RELEASE_URL: first.url, RELEASE_TOKEN: token }, stdio: ['ignore', 'ignore', 'inherit'] });

    /** From the command to a page load that has another version, on each server. */
    const seconds = async (command: string): Promise<[number, number | undefined]> => {
      const before = await versionIn(first.url);
      const begun = performance.now();
      run(command);
      const until = async (url: string) => {
        while ((await versionIn(url)) === before) {
          if (performance.now() - begun > LIMIT) throw new Error(`${url} did not change after npm run ${command}.`);
          await wait(STEP);
        }
        return (performance.now() - begun) / 1000;
      };
      return [await until(first.url), second && (await until(second.url))];
    };
    const [released, releasedOnSecond] = await seconds('release');
    const [back, backOnSecond] = await seconds('rollback');
    const measured = (what: string, target: number, value: number | undefined): Measurement[] => (value === undefined ? [] : [{ what, target, measured: value, unit: 's' }]);
    return [
      ...measured(`release of ${MODULE}, build included, to a new page load`, 15, released),
      ...measured('the same, to a page load of a second server', 15, releasedOnSecond),
      ...measured(`rollback of ${MODULE} to a new page load`, 2, back),
      ...measured('the same, to a page load of a second server', 2, backOnSecond),
    ];
  } finally {
    await second?.stop();
    await first.stop();
    rmSync(dataDir, { recursive: true });
  }
}

async function versionIn(url: string): Promise<string | undefined> {
  const html = await (await fetch(`${url}/dashboard/leads`)).text();
  const registry = JSON.parse(/id="registry">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as Registry;
  return registry.modules[MODULE]?.current.version;
}
