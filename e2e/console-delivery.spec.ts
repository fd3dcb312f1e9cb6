import { expect, test } from './fixtures';

/** A page of each module, and of the shell. */
const sections = [
  '/dashboard/clientList',
  '/dashboard/instahires/manageCandidate',
  '/dashboard/invoicing/list',
  '/dashboard/compliances/gst',
];

test.describe('A document of the console', () => {
  for (const path of sections) {
    test(`at ${path} names every script that its first screen runs: no code waits for other code`, async ({
      staffPage: page,
      server,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
      });
      const response = await page.goto(server.url + path);
      const html = (await response?.text()) ?? '';
      await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
      expect(asked.length).toBeGreaterThan(5);
      expect(asked.filter((script) => !html.includes(`"${script}"`))).toEqual([]);
    });
  }

  test('is sent compressed, as are the API’s responses', async ({ server, owner }) => {
    for (const path of ['/dashboard', '/signin', '/api/centers']) {
      const response = await fetch(server.url + path, {
        headers: { authorization: `Bearer ${owner.token}`, 'accept-encoding': 'br' },
        signal: AbortSignal.timeout(15_000),
      });
      expect(response.headers.get('content-encoding'), path).toBe('br');
      expect(response.headers.get('vary')?.toLowerCase(), path).toContain('accept-encoding');
    }
  });

  test('of the sign-in loads the console’s code while a person types', async ({ page, server }) => {
    const fetched = page.waitForRequest((request) => /\/shell\/console-content\.\w+\.js$/.test(request.url()));
    await page.goto(`${server.url}/signin`);
    await fetched;
  });
});
