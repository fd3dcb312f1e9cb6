import { join } from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';
import { runToTheEnd, stopTogether } from './start/runToTheEnd.mjs';

/** `npm start`: installs and builds missing or out-of-date parts, then runs the server. */
const root = join(import.meta.dirname, '..');
await ensureInstalled(root, 'product');
const isStopping = stopTogether();

const built = await runToTheEnd(process.execPath, ['--import', 'tsx/esm', 'scripts/build.ts'], { cwd: root });
if (built !== 0 || isStopping()) process.exit(built);

// A small young generation saves the idle server 20 MB.
process.exit(
  await runToTheEnd(process.execPath, ['--enable-source-maps', '--max-semi-space-size=2', 'server/dist/main.js'], {
    cwd: root,
  }),
);
