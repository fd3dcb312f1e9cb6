import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where a Chromium may be on this machine; `CHROMIUM_PATH` comes first. */
const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const find = () => places.find((path) => path && existsSync(path));
const run = (command, parameters) =>
  spawnSync(command, parameters, {
    stdio: 'ignore',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/**
 * Makes sure that there is a Chromium for the browser tests: one of the machine, else Playwright's own,
 * else the system's package. Answers what it found, or undefined with an instruction printed.
 */
export async function ensureChromium() {
  const { chromium } = await import('@playwright/test');
  const known = find() ?? (existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined);
  if (known) return known;
  console.log('No Chromium found; installing one …');
  if (run('npx', ['playwright', 'install', 'chromium']) && existsSync(chromium.executablePath()))
    return chromium.executablePath();
  if (
    process.getuid?.() === 0 &&
    existsSync('/usr/bin/apt-get') &&
    run('apt-get', ['update']) &&
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  )
    return find();
  console.error(
    'The browser tests need a Chromium, and none could be installed. Install one and set CHROMIUM_PATH to its program.',
  );
  return undefined;
}
