import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from 'esbuild';
import { signInAs } from '../../e2e/support/signInAs';
import { withoutEvents } from '../../e2e/support/withoutEvents';
import { recordScripts, type Staff } from './openConsole';
import type { Opening } from './watchOpening';

const watchOpening = transformSync(readFileSync(join(import.meta.dirname, 'watchOpening.ts'), 'utf8'), {
  loader: 'ts',
  format: 'iife',
}).code;

/** What the office's computer is like: how fast its network and its processor are. */
export interface Conditions {
  /** Milliseconds that each request waits. */
  latency: number;
  /** Bytes a second. */
  downloadThroughput: number;
  uploadThroughput: number;
  /** How many times slower the processor is. */
  slowdown: number;
}

/** Fast 4G, 9 Mbit/s and 60 ms, and a processor slowed 4 times. */
export const fast4g: Conditions = {
  latency: 60,
  downloadThroughput: 9_000_000 / 8,
  uploadThroughput: 9_000_000 / 8,
  slowdown: 4,
};

/** What opening a page of the console took. */
export interface Opened extends Opening {
  /** JavaScript that travelled until then, in bytes, and in how many files. */
  javascript: number;
  scripts: number;
}

/** The longest that a page is waited for, in milliseconds. */
const LIMIT = 60_000;
/** How often the page is asked, in milliseconds; it notes the time itself. */
const POLLING = 100;

/**
 * Opens a page of the console as a person does who was never there: nothing cached, but signed in. It is over when its
 * content is on the screen, and its answer to the keyboard with `pressesKeys`.
 */
export async function measureOpening(
  { browser, url, owner }: Staff,
  path: string,
  { slowdown, ...network }: Conditions,
  { pressesKeys = false, viewport = { width: 1280, height: 900 } } = {},
): Promise<Opened> {
  const context = await browser.newContext({ baseURL: url, viewport });
  await withoutEvents(context);
  try {
    await signInAs(context, owner);
    await context.addInitScript({
      content: `${pressesKeys ? 'window.pressesKeys = true;' : ''}${watchOpening}`,
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const scripts = new Map<string, number>();
    await recordScripts(devtools, scripts);
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(
      (name) => window.opening[name] !== undefined,
      pressesKeys ? ('answered' as const) : ('content' as const),
      { polling: POLLING, timeout: LIMIT },
    );
    const opening = await page.evaluate(() => window.opening);
    const javascript = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
    return { ...opening, javascript, scripts: scripts.size };
  } finally {
    await context.close();
  }
}
