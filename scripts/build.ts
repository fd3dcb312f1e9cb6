import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Uses } from '../shared/contract/surface/surface.ts';
import { hashInputs } from './build/hashing.ts';
import { moduleNames, root, type Target, targets } from './build/targets.ts';
import { addUses, saysUses } from './contract/addUses.ts';
import { answerOf } from './contract/answerOf.ts';
import { showProgress } from './showProgress.mjs';

/**
 * `npm run build [-- names]`: builds the targets that changed since their last build, each in its own process. The hash
 * of all its inputs tells whether a build is current. `--all` also builds targets that are otherwise built on demand.
 */
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false } },
});
const unknown = wanted.filter((name) => !targets.some((target) => target.name === name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; the names are ${targets.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
process.chdir(root);
mkdirSync('.cache/builds', { recursive: true });

const stampOf = (target: Target) => join('.cache/builds', target.name);
const queue = targets
  .filter(({ name, isOnDemand }) => (wanted.length === 0 ? values.all || !isOnDemand : wanted.includes(name)))
  .map((target) => ({ target, hash: hashInputs(target.inputs) }))
  .filter(
    ({ target, hash }) =>
      !existsSync(target.output) || !existsSync(stampOf(target)) || readFileSync(stampOf(target), 'utf8') !== hash,
  );

/** The version of a build without a release: the workspace's own and a hash of its inputs. */
const buildVersion = (name: string, hash: string) =>
  `${(JSON.parse(readFileSync(join(name, 'package.json'), 'utf8')) as { version: string }).version}-b${hash.slice(0, 8)}`;

/** Progress of each build, from 0 to 1. */
const shares = new Map(queue.map(({ target }) => [target.name, 0]));
const progress =
  queue.length > 0 ? showProgress(`Building ${queue.map(({ target }) => target.name).join(', ')}`) : undefined;

function advance(name: string, share: number): void {
  shares.set(name, Math.max(shares.get(name) ?? 0, share));
  progress?.at([...shares.values()].reduce((sum, each) => sum + each, 0) / shares.size);
}

function build({ target, hash }: (typeof queue)[number]): Promise<void> {
  const started = Date.now();
  rmSync(stampOf(target), { force: true });
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx/esm', 'scripts/build/runBuild.ts', target.name], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, ...(target.isOnDemand ? {} : { RELEASE_VERSION: buildVersion(target.name, hash) }) },
    });
    child.on('message', (share: number) => advance(target.name, share));
    child.on('exit', (code) => {
      if (code !== 0) return reject(new Error(target.name));
      writeFileSync(stampOf(target), hash);
      progress?.end();
      console.log(`  ${target.name} built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
      advance(target.name, 1);
      resolve();
    });
  });
}

/** Reads what modules use, in a separate process; returns it in the modules' order. */
const readUses = (names: readonly string[]) =>
  answerOf<Uses[]>(
    'scripts/contract/readUses.ts',
    names.map((name) => join(root, name)),
    'What the modules use',
  );

/** The modules to read: those built now, and those whose last reading did not finish. */
const read = targets
  .map(({ name }) => name)
  .filter((name) => moduleNames.includes(name) && (wanted.length === 0 || wanted.includes(name)))
  .filter((name) => queue.some(({ target }) => target.name === name) || !saysUses(join(root, name)));
const uses = read.length > 0 ? readUses(read) : Promise.resolve([]);

async function buildAll(left: typeof queue): Promise<void> {
  await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), 4) }, async () => {
      for (let next = left.shift(); next; next = left.shift()) await build(next);
    }),
  );
}
/** Targets built on demand depend on the other builds. */
const builds = buildAll(queue.filter(({ target }) => !target.isOnDemand)).then(() =>
  buildAll(queue.filter(({ target }) => target.isOnDemand)),
);
await Promise.all([uses, builds])
  .then(([known]) => known.forEach((each, index) => addUses(join(root, read[index] ?? ''), each)))
  .catch((error: Error) => {
    progress?.end();
    console.error(`Stopped: ${error.message} could not be built.`);
    process.exit(1);
  });
progress?.end();
