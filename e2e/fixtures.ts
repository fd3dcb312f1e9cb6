import { test as base, expect, type Page } from '@playwright/test';
import { ownerOf, type SignedIn } from './support/ownerOf';
import { signInAs } from './support/signInAs';
import { startServer, type TestServer } from './support/startServer';

interface WorkerFixtures {
  /** The product, shared by the tests of one worker. Tests that need it empty or stopped start their own (`startServer`). */
  server: TestServer;
  /** The owner of that server. */
  owner: SignedIn;
  /** One tab for the tests of a worker that look and change nothing: what the browser has compiled for one is there for the next. */
  tab: Page;
}

interface TestFixtures {
  /** A page on which the owner is signed in. */
  staffPage: Page;
  /** Calls the API as the owner; answers the parsed body, and throws when the answer is an error. */
  api: <T = unknown>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => Promise<T>;
  /** Collects console errors and page errors; a test fails when there were any, unless it takes them with `splice`. */
  problems: string[];
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
  tab: [
    async ({ browser, owner, server }, use) => {
      const context = await browser.newContext({
        baseURL: server.url,
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        reducedMotion: 'reduce',
      });
      await signInAs(context, owner);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  problems: [
    async ({ context }, use) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') problems.push(`${message.location().url}: ${message.text()}`);
      });
      context.on('weberror', (error) => problems.push(error.error().message));
      await use(problems);
      expect(problems, 'console errors').toEqual([]);
    },
    { auto: true },
  ],
  staffPage: async ({ context, owner, server }, use) => {
    await signInAs(context, owner);
    const page = await context.newPage();
    await page.goto(`${server.url}/robots.txt`);
    await use(page);
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
