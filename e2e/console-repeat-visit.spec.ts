import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { ownerOf } from './support/ownerOf';
import { republish } from './support/republish';
import { signInAs } from './support/signInAs';
import { startServer } from './support/startServer';
import { withoutEvents } from './support/withoutEvents';

const MODULE = 'mfe-clients';

/** Size limit of the download after a release with one changed line, for a returning visitor, in bytes with headers. */
const RELEASE_BYTES = 5_000;

/**
 * Opens a list of the module; returns the downloaded scripts, style sheets, fonts and images, and their bytes with
 * headers.
 */
async function openLeads(page: Page, url: string): Promise<{ paths: string[]; bytes: number }> {
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
  const sizes = new Map<string, number>();
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
  await devtools.send('Network.enable');
  await page.goto(`${url}/dashboard/leads`);
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await devtools.detach();
  const travelled = [...asked].filter(([id, path]) => !cached.has(id) && /^\/(?:shell|modules)\//.test(path));
  return {
    paths: travelled.map(([, path]) => path),
    bytes: travelled.reduce((sum, [id]) => sum + (sizes.get(id) ?? 0), 0),
  };
}

/**
 * Waits until the server has computed the difference of each file to an earlier version, for browsers that have the
 * earlier one.
 */
async function untilDifferencesAreMade(url: string, former: readonly string[], version: string): Promise<void> {
  for (const path of former) {
    const content = Buffer.from(await (await fetch(url + path)).arrayBuffer());
    const dictionary = `:${createHash('sha256').update(content).digest('base64')}:`;
    await expect(async () => {
      const answer = await fetch(url + path.replace(/^(\/modules\/[^/]+\/)[^/]+/, `$1${version}`), {
        headers: { 'accept-encoding': 'dcz', 'available-dictionary': dictionary },
        signal: AbortSignal.timeout(15_000),
      });
      expect(answer.headers.get('content-encoding')).toBe('dcz');
    }).toPass();
  }
}

test('A second visit downloads no file again, and after a release of one module only its changed files', async ({
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
    const first = await openLeads(page, server.url);
    expect(first.paths.length).toBeGreaterThan(10);
    expect((await openLeads(page, server.url)).paths).toEqual([]);

    const answer = await republish({
      ...{ url: server.url, token: owner.token, module: MODULE, version: '9.0.0' },
      change: (file, text) => (file.startsWith('LeadsPage') ? `${text};globalThis.changed = 'a line';` : text),
    });
    expect(answer.body.result).toBe('published');
    const ofModule = first.paths.filter((path) => path.startsWith(`/modules/${MODULE}/`));
    await untilDifferencesAreMade(server.url, ofModule, '9.0.0');
    const renewed = await openLeads(page, server.url);
    expect(renewed.paths.length).toBeGreaterThan(1);
    expect(renewed.paths.filter((path) => !path.startsWith(`/modules/${MODULE}/9.0.0/`))).toEqual([]);
    expect(await page.evaluate('changed')).toBe('a line');
    expect(renewed.bytes).toBeLessThan(RELEASE_BYTES);
  } finally {
    await context.close();
    await server.stop();
  }
});
