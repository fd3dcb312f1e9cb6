import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';

/** `npm start`: installs and builds what is missing or out of date, then runs the server. */
const root = join(import.meta.dirname, '..');
await ensureInstalled(root, 'product');

const build = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { cwd: root, stdio: 'inherit' });
if (build.status !== 0) process.exit(build.status ?? 1);

// A small young generation keeps the idle server 20 MB smaller.
const server = spawn(process.execPath, ['--enable-source-maps', '--max-semi-space-size=2', 'server/dist/main.js'], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
