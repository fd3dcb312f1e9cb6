import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { transformSync } from 'esbuild';
import type { SignedIn } from '../../e2e/support/ownerOf';
import { signInAs } from '../../e2e/support/signInAs';
import { withoutEvents } from '../../e2e/support/withoutEvents';

const watchPage = transformSync(readFileSync(join(import.meta.dirname, 'watchPage.ts'), 'utf8'), {
  loader: 'ts',
  format: 'iife',
}).code;

/** The product under measurement, and who works in it. */
export interface Staff {
  browser: Browser;
  url: string;
  owner: SignedIn;
}

/** A tab of the console under measurement. */
export interface ConsoleTab {
  page: Page;
  devtools: CDPSession;
  /** What of JavaScript has travelled, in bytes by URL; only where that is recorded. */
  scripts: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** Opens a path of the console in a browser profile of its own, signed in, with every parent of the sidebar open; waits until nothing is loading. */
export async function openConsole(
  { browser, url, owner }: Staff,
  path: string,
  { isRecorded = false } = {},
): Promise<ConsoleTab> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } });
  await withoutEvents(context);
  await context.addInitScript({ content: watchPage });
  await signInAs(context, owner);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const scripts = new Map<string, number>();
  if (isRecorded) await recordScripts(devtools, scripts);
  await page.goto(path);
  await page.locator('main h1').waitFor();
  const closed = page.locator('nav button[aria-expanded="false"]');
  // Not by the pointer: a form in a drawer may stand before the sidebar.
  while ((await closed.count()) > 0) await closed.first().evaluate((parent: HTMLButtonElement) => parent.click());
  await page.waitForLoadState('networkidle');
  return { page, devtools, scripts, close: () => context.close() };
}

/** Notes what each script of a tab has cost on its way, from now on. */
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

/** The sidebar's link to a path. */
export const sidebarLink = (page: Page, path: string) => page.locator(`nav a[href="${path}"]`).first();
