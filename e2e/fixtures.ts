import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from '@playwright/test';
import { ownerOf, type SignedIn } from './support/ownerOf';
import { signInAs } from './support/signInAs';
import { startServer, type TestServer } from './support/startServer';
import { withoutEvents } from './support/withoutEvents';

/** The browser's user agent and device, as the configuration sets them for a test's own context. */
const person: BrowserContextOptions = {
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
};

interface WorkerFixtures {
  /**
   * The product, shared by the tests of one worker. Tests that need it empty or stopped start their own (`startOwn`).
   */
  server: TestServer;
  /** The owner of that server. */
  owner: SignedIn;
  /**
   * The context that a worker's tests use one after another. Its first tab stays open, and with it the product's
   * compiled code.
   */
  shared: BrowserContext;
  /** One tab for a worker's read-only tests: code compiled for one test is ready for the next. */
  tab: Page;
}

interface TestFixtures {
  /**
   * Whether the test's browser has never been here. By default it has: its storage is empty, but files are cached and
   * compiled, which otherwise takes most of a page's time.
   */
  isFirstVisit: boolean;
  /** A page on which the owner is signed in. */
  staffPage: Page;
  /**
   * Starts a server for this test alone, as `startServer` does. It stops with the test, once no tab has open requests.
   */
  startOwn: (environment?: Record<string, string>) => Promise<TestServer>;
  /** Calls the API as the owner; returns the parsed body, and throws when the response is an error. */
  api: <T = unknown>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<T>;
  /** Collects console errors and page errors; any of them fails the test unless it removes them with `splice`. */
  problems: string[];
}

/** Closes what a test opened in a shared context, and clears its storage. */
async function leave(context: BrowserContext): Promise<void> {
  const [first, ...opened] = context.pages();
  for (const page of opened) await page.close();
  await context.unrouteAll();
  if (!first) throw new Error('A test closed the first tab of its worker’s context.');
  const away = Math.abs((await first.evaluate(() => Date.now())) - Date.now());
  if (away > 60_000) throw new Error('A test that sets the clock needs a context of its own: isFirstVisit.');
  const session = await context.newCDPSession(first);
  await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' });
  await session.detach();
}

/** Browser tests of the running product. A console error of any page fails its test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  owner: [async ({ server }, use) => use(await ownerOf(server.url)), { scope: 'worker' }],
  shared: [
    async ({ browser, server }, use) => {
      const context = await browser.newContext({ ...person, baseURL: server.url });
      await withoutEvents(context);
      await (await context.newPage()).goto('/robots.txt');
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  tab: [
    async ({ browser, owner, server }, use) => {
      const page = await browser.newPage({ ...person, baseURL: server.url });
      await withoutEvents(page.context());
      await signInAs(page, owner);
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  isFirstVisit: [false, { option: true }],
  context: async ({ browser, shared, isFirstVisit }, use) => {
    const context = isFirstVisit ? await browser.newContext() : shared;
    if (isFirstVisit) await withoutEvents(context);
    await use(context);
    if (isFirstVisit) await context.close();
    else await leave(context);
  },
  baseURL: async ({ server }, use) => use(server.url),
  problems: [
    async ({ context, server }, use) => {
      const problems: string[] = [];
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() === 'error') problems.push(`${message.location().url}: ${message.text()}`);
      };
      const onError = (error: WebError) => problems.push(error.error().message);
      context.on('console', onConsole).on('weberror', onError);
      await use(problems);
      context.off('console', onConsole).off('weberror', onError);
      expect(problems, ['console errors', ...server.errors()].join('\n')).toEqual([]);
    },
    { auto: true },
  ],
  staffPage: async ({ page, owner, server }, use) => {
    await signInAs(page, owner);
    await page.goto(`${server.url}/robots.txt`);
    await use(page);
  },
  startOwn: async ({ context }, use) => {
    const started: TestServer[] = [];
    await use(async (environment) => {
      const own = await startServer(environment);
      started.push(own);
      return own;
    });
    // The console polls for news every second.
    for (const page of context.pages()) await page.goto('about:blank');
    for (const own of started) await own.stop();
  },
  api: async ({ owner, server }, use) => {
    await use(async <T>(method: string, path: string, body?: unknown) => {
      const response = await fetch(`${server.url}/api/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${owner.token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(15_000),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
      return (text === '' ? undefined : JSON.parse(text)) as T;
    });
  },
});

export { expect };
