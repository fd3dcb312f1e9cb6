import { spawnSync } from 'node:child_process';
import { namedModule } from '../build/modules.ts';
import { programOf } from '../build/packageFolder.ts';
import { nodeOptions } from '../jest/nodeOptions.mjs';

/** `module-sdk test [file] [options of jest]`: runs the tests of the module in this folder, on this console. */
const { dir } = namedModule(undefined);
const { status } = spawnSync(process.execPath, [programOf('jest', 'jest'), ...process.argv.slice(2)], {
  cwd: dir,
  env: { ...process.env, NODE_OPTIONS: nodeOptions },
  stdio: 'inherit',
});
process.exitCode = status === 0 ? 0 : 1;
