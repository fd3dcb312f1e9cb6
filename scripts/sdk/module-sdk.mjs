#!/usr/bin/env node
import { register } from 'tsx/esm/api';

/** Runs a command of the package that a shell serves; `commands.ts` lists them. */
async function run(command, ...rest) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`Node ${process.versions.node} is too old; install Node 20.19 or newer.`);
  register();
  const { commands, helpOf, unknownOptions } = await import('./commands.ts');
  if (command === '--help' || command === '-h' || command === 'help') return console.log(helpOf(rest[0]));
  if (command === undefined || !Object.hasOwn(commands, command))
    throw new Error(
      `${command === undefined ? 'Name a command' : `There is no command ${command}`}; the commands are ${Object.keys(commands).join(', ')}.`,
    );
  if (rest.includes('--help') || rest.includes('-h')) return console.log(helpOf(command));
  const unknown = unknownOptions(command, rest);
  if (unknown.length > 0) throw new Error(unknown.join('\n'));
  process.argv.splice(2, process.argv.length, ...rest);
  await import(`../${commands[command].script}`);
}

await run(...process.argv.slice(2)).catch((error) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
