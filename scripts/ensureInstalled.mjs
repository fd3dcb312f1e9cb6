import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Ends the process with one clear sentence. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Installs what the lock file says, once for each change of it. Ends the process when that is not possible.
 * Not `npm ci`: it refuses a lock file that lacks the optional parts of other systems, as one has that was
 * written where a registry did not offer them.
 */
export function ensureInstalled(root) {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) fail(`Node ${process.versions.node} is too old; install Node 20 or newer.`);
  if (existsSync(stampOf(root)) && readFileSync(stampOf(root), 'utf8') === lockHash(root)) return;
  console.log('Installing what the product is built with (once; about a minute) …');
  const { status } = spawnSync('npm', ['install', '--no-save', '--no-fund', '--no-audit', '--loglevel=error'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) fail('The installation failed; see above. Check the connection to the npm registry and run the command again.');
  markInstalled(root);
}

/** Notes that what the lock file says now is installed. */
export function markInstalled(root) {
  writeFileSync(stampOf(root), lockHash(root));
}

const stampOf = (root) => join(root, 'node_modules/.installed');
const lockHash = (root) => createHash('sha256').update(readFileSync(join(root, 'package-lock.json'))).digest('hex');
