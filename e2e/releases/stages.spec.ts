import type { Page } from '@playwright/test';
import type { ModuleReleases, Registry } from 'shared/contract';
import type { NewReviewLink } from 'shared/contract/releases/reviewLink';
import { expect, test } from '../fixtures';
import { inviteEach } from '../support/inviteMany';
import { ownerOf, post, type SignedIn } from '../support/ownerOf';
import { republish } from '../support/republish';
import { signInAs } from '../support/signInAs';
import { startServer, type TestServer } from '../support/startServer';

const VERSION = '9.1.0';
const NEW = 'The home page of the new release';

/** A server with a second release of the public pages, recognizable by the home page's title. */
let url: string;
let owner: SignedIn;
let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
  ({ url } = server);
  owner = await ownerOf(url);
  const built = await republish({
    ...{ url, token: owner.token, module: 'mfe-public', version: VERSION, promote: false },
    changeRelease: ({ prerendered }) => {
      const home = prerendered['/'];
      if (home) home.head.title = NEW;
    },
  });
  expect([built.status, built.body.message]).toEqual([201, undefined]);
});
test.afterAll(() => server.stop());

test('a reviewer without an account opens a link, sees the release on public pages, and ends it by its bar', async ({
  browser,
}) => {
  const uses = [{ module: 'mfe-public', version: VERSION }];
  const { token } = await post<NewReviewLink>(`${url}/api/review-links`, { uses }, owner.token);
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${url}/review/${token}`);
  await page.goto(`${url}/`);
  await expect(page).toHaveTitle(NEW);
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText(`Preview: this browser alone shows mfe-public ${VERSION}, until `);
  await expect(bar).toContainText('Its code does not run by a link');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.screenshot({ path: test.info().outputPath('bar.png') });

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(`${url}/`);
  await expect(other).not.toHaveTitle(NEW);
  await stranger.close();

  await bar.getByRole('button', { name: 'Leave preview' }).click();
  await expect(page).toHaveURL(`${url}/`);
  await expect(page).not.toHaveTitle(NEW);
  await expect(bar).toHaveCount(0);
  await page.goto(`${url}/review/${'x'.repeat(43)}`);
  await expect(page.getByText('This preview was ended, or this server never made it.')).toBeVisible();
  await context.close();
});

test('visitors of a staged release see one release on every page, and those who refuse cookies the current one', async ({
  browser,
}) => {
  await post(`${url}/api/releases/mfe-public/rollout`, { version: VERSION, stages: [50, 100] }, owner.token);
  /**
   * The titles of three visits to the home page in a separate browser, the first without a cookie unless one is given.
   */
  const visits = async (cohort?: number, prepare?: (page: Page) => Promise<unknown>) => {
    const context = await browser.newContext();
    if (cohort !== undefined) await context.addCookies([{ name: 'cohort', value: String(cohort), url }]);
    const page = await context.newPage();
    await prepare?.(page);
    const seen: boolean[] = [];
    for (let visit = 0; visit < 3; visit += 1) {
      await page.goto(`${url}/`);
      seen.push((await page.title()) === NEW);
    }
    const given = (await context.cookies()).find(({ name }) => name === 'cohort')?.value;
    await context.close();
    return { seen, given: Number(given) };
  };
  expect((await visits(49)).seen).toEqual([true, true, true]);
  expect((await visits(50)).seen).toEqual([false, false, false]);
  const { seen, given } = await visits();
  expect(seen).toEqual([false, given < 50, given < 50]);
  const refusing = await visits(undefined, (page) =>
    page.route('**/*', async (route) => {
      const answer = await route.fetch({ headers: { ...route.request().headers(), cookie: '' } });
      const { 'set-cookie': _refused, ...headers } = answer.headers();
      await route.fulfill({ response: answer, headers });
    }),
  );
  expect(refusing.seen).toEqual([false, false, false]);
});

test('a slower release is rolled back automatically, and the modules page says by how much', async ({ page }) => {
  test.setTimeout(600_000);
  const built = { url, token: owner.token, module: 'mfe-clients', promote: false };
  expect((await republish({ ...built, version: VERSION })).status).toBe(201);
  await post(`${url}/api/releases/mfe-clients/rollout`, { version: VERSION, stages: [50, 100] }, owner.token);
  const ask = async <T>(path: string, token: string): Promise<T> =>
    (await page.request.get(`${url}/api/${path}`, { headers: { authorization: `Bearer ${token}` } })).json() as T;
  const rollout = async () =>
    (await ask<ModuleReleases[]>('releases', owner.token)).find(({ module }) => module === 'mfe-clients')?.rollout;
  // Their browsers' measurements: with the new release the page takes three times as long.
  let visits = 0;
  // Chance assigns the releases and so the number of people; creating passwords is slow.
  for await (const { token } of inviteEach(url, owner, 50)) {
    const version = (await ask<Registry>('registry', token)).modules['mfe-clients']?.current.version ?? '';
    visits += 1;
    const visit = {
      module: 'mfe-clients',
      version,
      route: '/dashboard/leads',
      lcp: version === VERSION ? 3_600 : 1_200,
    };
    await page.request.post(`${url}/api/vitals`, { data: visit, headers: { authorization: `Bearer ${token}` } });
    if ((await rollout())?.state !== 'running') break;
  }
  process.stdout.write(`Taken back for its speed after ${visits} visits.\n`);
  expect((await rollout())?.state).toBe('rolled-back');
  await signInAs(page, owner);
  await page.goto(`${url}/dashboard/modules`);
  await page
    .getByRole('row', { name: /mfe-clients/ })
    .first()
    .getByRole('button', { name: 'Releases' })
    .click();
  await expect(page.getByRole('list', { name: `Rollout of ${VERSION}` })).toContainText(
    /rolled back, .* by Rollout: Largest paint \(LCP\) at \/dashboard\/leads: 3\.\d s for three quarters of \d+ people/,
  );
});
