import { join } from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';
import { runToTheEnd, stopTogether } from './start/runToTheEnd.mjs';

/** `npm run replay`: installs missing packages, then runs `replay.ts`, which ends this process. */
const root = join(import.meta.dirname, '..');
await ensureInstalled(root);
stopTogether();
process.exit(
  await runToTheEnd(process.execPath, ['--import', 'tsx/esm', 'scripts/replay.ts', ...process.argv.slice(2)], {
    cwd: root,
  }),
);
