import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readShell } from '../server/src/site/readShell.ts';
import { gateOf } from '../shared/contract/releases/gate.ts';
import type { Release } from '../shared/contract/releases/release.ts';
import { findingLine, findingsIn, type ReplayResult, replaySentence } from '../shared/contract/releases/replay.ts';
import { isPackage } from './build/modules.ts';
import { root } from './build/targets.ts';
import { httpTarget } from './release/httpTarget.ts';
import { withTarget } from './release/openTarget.ts';
import type { ReleaseTarget } from './release/ReleaseTarget.ts';
import { moduleAndVersion, releasedModule } from './release/releasedModule.ts';
import { buildFor } from './replay/buildFor.ts';
import { Cleanup } from './replay/Cleanup.ts';
import { openRoutes } from './replay/openRoutes.ts';
import { startThrowAway } from './replay/throwAway.ts';
import { packageOf } from './sdk/packageOf.ts';

/**
 * `npm run replay [-- <module> [version]] [--shell <folder>] [--against <address>]`: opens every route of the current
 * releases, or of one release, in a browser, on the shell of this checkout, of another built one or of a running
 * server, over a server with sample records that is thrown away afterwards. Reports faults and stores them with the
 * releases; exits with 1 if there are any. In a module's own repository: `module-sdk replay [version] [--against 3.4]`,
 * on the shell of its package.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { shell: { type: 'string' }, against: { type: 'string' } },
});
const cleanup = new Cleanup();
/** Whether to test the shell and server of this checkout. */
const isOwn = !isPackage && values.shell === undefined && values.against === undefined;

/** The folder of the built shell and server under test. */
const triedProduct = (): Promise<string> =>
  values.against === undefined
    ? Promise.resolve(values.shell === undefined ? root : resolve(values.shell))
    : packageOf(values.against);

/** A release that is current on the replay's server. */
interface Subject {
  module: string;
  version: string;
  /** Whether to open its routes; otherwise it is only there for the other releases. */
  isOpened: boolean;
  /** Why the result can't be stored at the target. By default, it can. */
  unkept?: string;
}

/**
 * The current releases, with the named release replacing its module's. Throws an error when there is no such release.
 */
async function subjectsAt(target: ReleaseTarget): Promise<Subject[]> {
  const [name, version] = moduleAndVersion(positionals);
  const module = name === undefined ? undefined : await releasedModule(target, name);
  const rows = await target.list();
  const row = rows.find((each) => each.module === module);
  if (version !== undefined && !row?.versions.some((each) => each.version === version))
    throw new Error(`There is no release ${module} ${version} at ${target.name}.`);
  if (module !== undefined && version === undefined && row?.current === '')
    throw new Error(`${module} is taken out at ${target.name}; name the release that is to be opened.`);
  const subjects = rows
    .map((each): Subject => {
      const isOpened = module === undefined || each.module === module;
      return { module: each.module, version: (isOpened && version) || each.current, isOpened };
    })
    .filter((each) => each.version !== '');
  if (subjects.length === 0) throw new Error(`Nothing is current at ${target.name}.`);
  const opened = subjects.filter(({ isOpened }) => isOpened);
  for (const subject of opened)
    await target.admit(subject.module).catch((error: Error) => (subject.unkept = error.message));
  const [first] = opened;
  if (first?.unkept !== undefined && opened.every(({ unkept }) => unkept !== undefined)) throw new Error(first.unkept);
  return subjects;
}

/**
 * Publishes releases at the replay's server, retrying those that depend on another; returns by module why one does not
 * run there.
 */
async function publishAll(
  server: ReleaseTarget,
  releases: readonly { dist: string; release: Release }[],
): Promise<Map<string, string[]>> {
  const refused = new Map<string, string[]>();
  for (let left = [...releases], before = Infinity; left.length > 0 && left.length < before; ) {
    before = left.length;
    refused.clear();
    const again: typeof left = [];
    for (const each of left) {
      try {
        // Releases built with the server have no gate record; the server accepted them.
        const release = { ...each.release, gate: each.release.gate ?? gateOf(each.release.files) };
        await server.publish(each.dist, release, { dryRun: false, promote: true });
      } catch (error) {
        const [message = '', ...reasons] = (error instanceof Error ? error.message : String(error)).split('\n- ');
        refused.set(each.release.manifest.name, reasons.length === 0 ? [message] : reasons);
        again.push(each);
      }
    }
    left = again;
  }
  return refused;
}

async function replay(target: ReleaseTarget): Promise<void> {
  const subjects = await subjectsAt(target);
  const opened = subjects.filter(({ isOpened }) => isOpened);
  if (isOwn) await buildFor(cleanup);
  const product = await triedProduct();
  const { shellApi, sources } = readShell(join(product, 'shell/dist'));
  console.log(
    `Replaying ${opened.map(({ module, version }) => `${module} ${version}`).join(', ')} on shell ${shellApi} of ${values.against ?? product} …`,
  );

  const begun = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'replayed-'));
  cleanup.add(async () => rmSync(folder, { recursive: true, force: true }));
  const releases = await Promise.all(
    subjects.map(({ module, version }) => target.filesOf(module, version, join(folder, module))),
  );
  const services = releases
    .filter(({ release }) => release.manifest.service)
    .map(({ release }) => release.manifest.name);
  const server = await startThrowAway(product, services, (stop) => cleanup.add(stop));
  const refused = await publishAll(httpTarget(server.url, server.token), releases);
  const running = releases.map(({ release }) => release).filter(({ manifest }) => !refused.has(manifest.name));
  for (const { module, version } of subjects.filter((each) => !each.isOpened && refused.has(each.module)))
    console.log(`${module} ${version} does not run on this shell, and is not there: ${refused.get(module)?.join(' ')}`);
  const isOpened = ({ manifest }: Release) => opened.some(({ module }) => module === manifest.name);
  const outcomes = await openRoutes(server, running.filter(isOpened), running, (stop) => cleanup.add(stop));
  const seconds = Math.round((performance.now() - begun) / 1000);

  let found = 0;
  for (const { module, version, unkept } of opened) {
    const result: ReplayResult = {
      shellApi,
      shell: sources,
      refused: refused.get(module) ?? [],
      routes: outcomes.get(module) ?? [],
    };
    found += findingsIn(result);
    const name = `${module} ${version}`;
    for (const reason of result.refused) console.log(`${name}: ${reason}`);
    // The target can map to source lines.
    const { routes } = unkept === undefined ? await target.keepReplay(module, version, result) : result;
    for (const { route, findings } of routes)
      for (const finding of findings) console.log(`${name}, ${route}, ${findingLine(finding)}`);
    const left = result.routes.filter((each) => each.opened === undefined).map(({ route }) => route);
    if (left.length > 0) console.log(`${name}: not opened, for no sample record leads there: ${left.join(', ')}`);
    console.log(`${name}: ${replaySentence(result)}`);
    if (unkept !== undefined) console.log(`${name}: this is not kept at ${target.name}: ${unkept}`);
  }
  console.log(
    `${found === 0 ? 'Nothing was found' : `${found} found`} in ${seconds} s; kept at ${target.name}, for Modules → Releases.`,
  );
  if (found > 0) process.exitCode = 1;
}

if (values.shell !== undefined && !existsSync(join(values.shell, 'server/dist/main.js'))) {
  console.error(`--shell "${values.shell}" is wrong: it must be the folder of this project, checked out and built.`);
  process.exitCode = 1;
} else {
  // The shell built here reads a local data folder.
  if (isOwn && !process.env.RELEASE_URL) await buildFor(cleanup);
  await withTarget((target) =>
    replay(target).catch((error: unknown) => {
      if (!cleanup.isRunning) throw error;
    }),
  );
}
await cleanup.run();
