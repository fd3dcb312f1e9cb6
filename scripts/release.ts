import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Release } from '../shared/contract/release.ts';
import { isPackage, namedModule } from './build/modules.ts';
import { root } from './build/targets.ts';
import { addUses } from './contract/moduleUses.ts';
import { nextVersion } from './release/nextVersion.ts';
import { withTarget } from './release/openTarget.ts';
import { expectFittingShell } from './sdk/deployedShell.ts';

/**
 * `npm run release -- <module> [--version 1.2.3] [--no-promote] [--dry-run]`: builds the module, checks
 * it against the target's shell and other modules, publishes it and makes it current.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    version: { type: 'string' },
    'no-promote': { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
});

await withTarget(async (target) => {
  const { name, dir } = namedModule(positionals[0]);
  if (isPackage) await expectFittingShell(new URL(target.name));
  const own = (JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string }).version;
  const released =
    (await target.list()).find(({ module }) => module === name)?.versions.map(({ version }) => version) ?? [];
  const version = values.version ?? nextVersion(own, released);

  console.log(`Building ${name} ${version} …`);
  // What lies in dist/ from now on is this release; the next start builds its own again.
  rmSync(join(root, '.cache/builds', name), { force: true });
  const build = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build/runBuild.ts', dir], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, RELEASE_VERSION: version },
  });
  if (build.status !== 0) throw new Error('Nothing was released.');

  console.log(`Reading what ${name} uses of the shell …`);
  addUses(dir);
  const dist = join(dir, 'dist');
  const release = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as Release;
  const promote = !values['no-promote'];
  const result = await target.publish(dist, release, { dryRun: values['dry-run'], promote });
  if (result === 'checked') console.log(`${name} ${version} can be released to ${target.name}; nothing was changed.`);
  else
    console.log(
      `${name} ${version} is ${result === 'unchanged' ? 'already published' : 'published'}${promote ? ' and current' : ', not current'} at ${target.name}.`,
    );
});
