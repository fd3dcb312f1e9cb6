import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { ownerOf } from './support/ownerOf';
import { republish } from './support/republish';
import { signInAs } from './support/signInAs';
import { startServer } from './support/startServer';
import { withoutEvents } from './support/withoutEvents';

const MODULE = 'mfe-clients';

/** Opens a list of the module; answers which scripts, stylesheets, fonts and pictures travelled. */
async function openLeads(page: Page, url: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const asked = new Map<string, string>();
  const cached = new Set<string>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    asked.set(requestId, new URL(request.url).pathname);
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) cached.add(requestId);
  });
  await devtools.send('Network.enable');
  await page.goto(`${url}/dashboard/leads`);
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await devtools.detach();
  return [...asked]
    .filter(([id, path]) => !cached.has(id) && /^\/(?:shell|modules)\//.test(path))
    .map(([, path]) => path);
}

test('A second visit asks for no file again, and after a release of one module for its files alone', async ({
  browser,
}) => {
  test.slow();
  const server = await startServer();
  const context = await browser.newContext();
  await withoutEvents(context);
  try {
    const owner = await ownerOf(server.url);
    const page = await context.newPage();
    await signInAs(page, owner);
    expect((await openLeads(page, server.url)).length).toBeGreaterThan(10);
    expect(await openLeads(page, server.url)).toEqual([]);

    const answer = await republish({ url: server.url, token: owner.token, module: MODULE, version: '9.0.0' });
    expect(answer.body.result).toBe('published');
    const renewed = await openLeads(page, server.url);
    expect(renewed.length).toBeGreaterThan(1);
    expect(renewed.filter((path) => !path.startsWith(`/modules/${MODULE}/9.0.0/`))).toEqual([]);
  } finally {
    await context.close();
    await server.stop();
  }
});
