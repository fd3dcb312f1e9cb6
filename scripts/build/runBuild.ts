import { basename, resolve } from 'node:path';
import { root } from './targets.ts';

/**
 * Builds one folder in this process: `tsx scripts/build/runBuild.ts <folder>`, inside or outside the project. With a
 * second folder, makes a module's release from the build that is there.
 */
const dir = resolve(root, process.argv[2] ?? '');
const name = basename(dir);
try {
  if (dir === resolve(root, 'server')) await (await import('./buildServer.ts')).buildServer(dir);
  else if (dir === resolve(root, 'shell')) await (await import('./buildShell.ts')).buildShell(dir);
  else if (dir === resolve(root, 'sdk')) await (await import('../sdk/buildSdk.ts')).buildSdk();
  else await (await import('./buildModule.ts')).buildModule(dir, process.argv[3]);
} catch (error) {
  console.error(`${name} was not built:\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
