import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How much of the lock file is installed: `product`, what the product is built with and runs on (`dependencies`),
 * or `everything`, also what it is tested, checked and developed with (`devDependencies`).
 * @typedef {'product' | 'everything'} Extent
 */

/** Ends the process with one clear sentence. @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Installs what the lock file says, once for each change of it. Where everything was installed before, it stays so.
 * Ends the process when that is not possible.
 * @param {string} root the project's folder
 * @param {Extent} [extent] by default `everything`
 */
export async function ensureInstalled(root, extent = 'everything') {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Node ${process.versions.node} is too old; install Node 20.19 or newer.`);
  const installed = readStamp(root);
  if (installed?.lock === lockHash(root) && (installed.extent === 'everything' || extent === 'product')) return;
  await install(root, extent === 'everything' ? extent : (installed?.extent ?? extent));
}

/** Notes that what the lock file says is installed. @param {string} root @param {Extent} [extent] by default `everything` */
export function markInstalled(root, extent = 'everything') {
  writeFileSync(stampOf(root), JSON.stringify({ lock: lockHash(root), extent }));
}

/** Runs npm, which draws how far it is, and says what it took. @param {string} root @param {Extent} extent */
async function install(root, extent) {
  const isProduct = extent === 'product';
  const tools = isProduct ? 'built with and runs on' : 'built, tested and developed with';
  console.log(`Installing what the product is ${tools} …`);
  const started = Date.now();
  const npm = spawn(
    'npm',
    ['ci', '--no-fund', '--no-audit', '--loglevel=error', ...(isProduct ? ['--omit=dev'] : [])],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  );
  const code = await new Promise((resolve) => npm.on('exit', resolve).on('error', () => resolve(1)));
  if (code !== 0)
    fail('The installation failed; see above. Check the connection to the npm registry and run the command again.');
  markInstalled(root, extent);
  console.log(`  installed in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** @returns {{ lock: string, extent: Extent } | undefined} */
function readStamp(root) {
  try {
    return JSON.parse(readFileSync(stampOf(root), 'utf8'));
  } catch {
    return undefined;
  }
}

const stampOf = (root) => join(root, 'node_modules/.installed');
const lockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
