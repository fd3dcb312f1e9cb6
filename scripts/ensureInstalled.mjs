import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How much of the lock file is installed: `product`, the packages to build and run the product (`dependencies`), or
 * `everything`, also those to test, check and develop it (`devDependencies`).
 * @typedef {'product' | 'everything'} Extent
 */

/**
 * Ends the process with one clear sentence.
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/**
 * Installs the packages of the lock file, once for each change of the file. If everything was installed before,
 * installs everything again. Ends the process on failure.
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

/**
 * Records that the packages of the lock file are installed.
 * @param {string} root
 * @param {Extent} [extent] by default `everything`
 */
export function markInstalled(root, extent = 'everything') {
  writeFileSync(stampOf(root), JSON.stringify({ lock: lockHash(root), extent }));
}

/**
 * Runs npm, which shows its progress, and prints how long it took.
 * @param {string} root
 * @param {Extent} extent
 */
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
