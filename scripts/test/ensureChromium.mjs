import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The headless shell is the same browser without windows; a page of the product takes half the time in it. */
const shells = ['/usr/bin/chromium-headless-shell'];
const programs = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const firstOf = (paths) => paths.find((path) => path && existsSync(path));

/** Whether Playwright has its own browser, which it uses automatically: a headless shell. */
const hasOwn = () => existsSync(chromium.executablePath());

export const findChromium = () =>
  firstOf([process.env.CHROMIUM_PATH, ...shells]) ?? (hasOwn() ? undefined : firstOf(programs));

const run = (command, parameters, seconds) =>
  spawnSync(command, parameters, {
    stdio: 'ignore',
    timeout: seconds * 1000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

const canInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const installPackage = (name) => run('apt-get', ['install', '-y', '--no-install-recommends', name], 180);

/** The substitute for Arial, in which texts are shown until the product's own font has loaded. */
const standIn = { name: 'fonts-liberation', folder: '/usr/share/fonts/truetype/liberation' };

/** The program that the browser tests would use now. */
const present = () => findChromium() ?? (hasOwn() ? chromium.executablePath() : undefined);

export async function ensureChromium() {
  if (canInstallPackages() && !existsSync(standIn.folder)) installPackage(standIn.name);
  if (firstOf([process.env.CHROMIUM_PATH, ...shells]) || hasOwn()) return present();
  if (canInstallPackages()) {
    console.log('Installing Chromium’s headless shell …');
    if (installPackage('chromium-headless-shell')) return present();
  }
  if (present()) {
    console.log('The browser tests take half the time with Chromium’s headless shell: npx playwright install chromium');
    return present();
  }
  console.log('No Chromium found; installing one …');
  if (run('npx', ['playwright', 'install', 'chromium'], 300) && hasOwn()) return present();
  if (canInstallPackages() && run('apt-get', ['update'], 120))
    ['chromium-headless-shell', 'chromium'].some(installPackage);
  if (!present())
    console.error(
      'The browser tests need a Chromium, and none could be installed. Install one and set CHROMIUM_PATH to its program.',
    );
  return present();
}
