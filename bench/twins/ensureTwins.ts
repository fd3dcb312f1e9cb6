import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashInputs } from '../../scripts/build/hashing';
import { moduleNames, root } from '../../scripts/build/targets';
import { twinFolder } from './buildTwins';

/** What every build is made of, besides the folders of its parts. */
const common = [
  'shared',
  'package-lock.json',
  'webpack.common.ts',
  'scripts/build',
  'bench/twins/buildTwins.ts',
  'bench/twins/FileModules.ts',
];

/** The parts of the twins: what is given to `buildTwin.ts`, and the folder that it fills. */
const builds = [
  ['bundle'],
  ...['shell', ...moduleNames].flatMap((name) => [
    ['product', name],
    ['plain', name],
  ]),
];

/** Builds what is not there or was built from other sources. Minutes, the first time. */
export function ensureTwins(): void {
  for (const build of builds) {
    const [twin = '', ...part] = build;
    const hash = hashInputs([
      ...common,
      ...(twin === 'product' ? [] : ['bench/twins/sources']),
      ...(part.length > 0 ? part : ['shell', ...moduleNames]),
    ]);
    const stamp = join(twinFolder(root, twin), ...part, 'stamp');
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) continue;
    process.stdout.write(`Building ${build.join(' ')} …\n`);
    const { status } = spawnSync(process.execPath, ['--import', 'tsx/esm', 'bench/twins/buildTwin.ts', ...build], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`The twin ${build.join(' ')} could not be built.`);
    writeFileSync(stamp, hash);
  }
}
