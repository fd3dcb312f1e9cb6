import { join } from 'node:path';
import { root } from './targets.ts';

/** Builds one workspace in this process: `tsx scripts/build/runBuild.ts <workspace>`. */
const name = process.argv[2] ?? '';
const dir = join(root, name);
try {
  if (name === 'server') await (await import('./buildServer.ts')).buildServer(dir);
  else if (name === 'shell') await (await import('./buildShell.ts')).buildShell(dir);
  else await (await import('./buildModule.ts')).buildModule(dir);
} catch (error) {
  console.error(`${name} was not built:\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
