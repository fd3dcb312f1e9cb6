import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { transformSync } from 'esbuild';
import { ownerOf, type SignedIn } from '../../e2e/support/ownerOf';
import { signInAs } from '../../e2e/support/signInAs';
import { withoutEvents } from '../../e2e/support/withoutEvents';
import { startProduct } from '../startProduct';

const watchPage = transformSync(readFileSync(join(import.meta.dirname, 'watchPage.ts'), 'utf8'), {
  loader: 'ts',
  format: 'iife',
}).code;

/** The product under measurement and its user. */
export interface Staff {
  browser: Browser;
  url: string;
  owner: SignedIn;
}

/** Measures as a user of a product with the samples. */
export async function asStaff<T>(launch: () => Promise<Browser>, work: (staff: Staff) => Promise<T>): Promise<T> {
  const browser = await launch();
  const product = await startProduct();
  try {
    return await work({ browser, url: product.url, owner: await ownerOf(product.url) });
  } finally {
    await product.stop();
  }
}

/** A tab of the console under measurement. */
export interface ConsoleTab {
  page: Page;
  devtools: CDPSession;
  close(): Promise<void>;
}

/** Fast 4G: 9 Mbit/s and 60 ms for each request. */
export const fast4g = { latency: 60, downloadThroughput: 9_000_000 / 8, uploadThroughput: 9_000_000 / 8 };

/** Slows down a tab's processor and network. */
export async function slowDown({ devtools }: ConsoleTab, slowdown: number, network: typeof fast4g): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** An empty tab in a separate browser profile, signed in. */
export async function openTab({ browser, url, owner }: Staff): Promise<ConsoleTab> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } });
  await withoutEvents(context);
  await context.addInitScript({ content: watchPage });
  await signInAs(context, owner);
  const page = await context.newPage();
  return { page, devtools: await context.newCDPSession(page), close: () => context.close() };
}

/** Opens every parent of the sidebar; going to another section closes the others again. */
export async function openParents(page: Page): Promise<void> {
  const closed = page.locator('nav button[aria-expanded="false"]');
  // Without the pointer, because a form in a drawer may cover the sidebar.
  while ((await closed.count()) > 0) await closed.first().evaluate((parent: HTMLButtonElement) => parent.click());
}

/** Opens a console path with every parent of the sidebar open; waits until nothing is loading. */
export async function openConsole(staff: Staff, path: string): Promise<ConsoleTab> {
  const tab = await openTab(staff);
  await tab.page.goto(path);
  await tab.page.locator('main h1').waitFor();
  await openParents(tab.page);
  await tab.page.waitForLoadState('networkidle');
  return tab;
}

/** Records the transferred bytes of each script of a tab from now on, by URL. */
export async function recordScripts(devtools: CDPSession, scripts: Map<string, number>): Promise<void> {
  const urls = new Map<string, string>();
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') urls.set(requestId, response.url);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    if (url) scripts.set(url, (scripts.get(url) ?? 0) + encodedDataLength);
  });
  await devtools.send('Network.enable');
}
