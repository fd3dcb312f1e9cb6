#!/usr/bin/env node
import { register } from 'tsx/esm/api';

/** The commands of the package that a shell serves, and the scripts behind them: the same as those of the project. */
const scripts = {
  create: 'createModule.ts',
  dev: 'dev.ts',
  resources: 'resources.ts',
  test: 'sdk/testModule.ts',
  check: 'sdk/checkModule.ts',
  build: 'sdk/buildModule.ts',
  release: 'release.ts',
  rollback: 'rollback.ts',
  promote: 'promote.ts',
  retire: 'retire.ts',
};

const [command, ...rest] = process.argv.slice(2);
const script = Object.hasOwn(scripts, command ?? '') ? scripts[command] : undefined;
if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Node ${process.versions.node} is too old; install Node 20 or newer.`);
  process.exitCode = 1;
} else if (!script) {
  console.error(
    `${command === undefined ? 'Name a command' : `There is no command ${command}`}; the commands are ${Object.keys(scripts).join(', ')}.`,
  );
  process.exitCode = 1;
} else {
  register();
  process.argv.splice(2, process.argv.length, ...rest);
  try {
    await import(`../${script}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
