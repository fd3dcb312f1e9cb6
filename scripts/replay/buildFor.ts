import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../build/targets.ts';
import type { Cleanup } from './Cleanup.ts';

/** Builds this checkout's shell and server if they are out of date. Throws when the build fails. */
export async function buildFor(cleanup: Cleanup): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx/esm', 'scripts/build.ts', 'shell', 'server'], {
    cwd: root,
    stdio: 'inherit',
  });
  cleanup.add(async () => void child.kill('SIGTERM'));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The shell and the server could not be built; see above.');
}
