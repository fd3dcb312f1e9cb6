import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Request } from '@playwright/test';
import { expect, test } from '../fixtures';
import { colleagueOf } from '../support/colleagueOf';
import { ownerOf, type SignedIn } from '../support/ownerOf';
import { republish } from '../support/republish';
import { signInAs } from '../support/signInAs';
import { startServer, type TestServer } from '../support/startServer';

/** The text by which a test recognizes a release on its first page. */
const saying = (module: string, text: string) => (file: string, content: string) =>
  file.startsWith('entry.') ? `${content}\nconsole.info(${JSON.stringify(`${module}: ${text}`)});` : content;

test.describe
  .serial('Module teams', () => {
    let server: TestServer;
    let owner: SignedIn;
    let tokens: Record<'clients' | 'products', string>;
    let bundled: string | undefined;

    const call = async <T>(
      method: string,
      path: string,
      body?: unknown,
      token = owner.token,
    ): Promise<{ status: number; body: T }> => {
      const response = await fetch(`${server.url}/api/${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body ?? {}),
        signal: AbortSignal.timeout(15_000),
      });
      return { status: response.status, body: (response.status === 204 ? undefined : await response.json()) as T };
    };
    const currentOf = async (module: string) => {
      const response = await fetch(`${server.url}/api/releases`, {
        headers: { authorization: `Bearer ${owner.token}` },
        signal: AbortSignal.timeout(15_000),
      });
      return ((await response.json()) as { module: string; current: string }[]).find((row) => row.module === module)
        ?.current;
    };

    /** Releases a module as its team's pipeline does. */
    const deploy = async (
      team: keyof typeof tokens,
      version: string,
      change: (file: string, content: string) => string,
      promote = true,
    ) => {
      const [token, module] = [tokens[team], `mfe-${team}`];
      const { status } = await republish({ url: server.url, token, module, version, change, promote });
      expect(status).toBe(201);
    };

    test.beforeAll(async () => {
      server = await startServer();
      owner = await ownerOf(server.url);
      const make = async (module: string) =>
        (await call<{ token: string }>('POST', 'deploy-tokens', { module, name: `${module} pipeline` })).body.token;
      tokens = { clients: await make('mfe-clients'), products: await make('mfe-products') };
      bundled = await currentOf('mfe-clients');
    });
    test.afterAll(() => server.stop());

    test.beforeEach(({ page }) => signInAs(page, owner));

    test('release and roll back two modules independently', async ({ page }) => {
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));

      await deploy('clients', '1.0.0', saying('clients', 'one'));
      await deploy('products', '2.0.0', saying('products', 'two'));
      await page.goto(`${server.url}/dashboard/leads`);
      await expect.poll(() => said).toContain('clients: one');
      await page.goto(`${server.url}/dashboard/instahires`);
      await expect.poll(() => said).toContain('products: two');

      expect((await call('POST', 'releases/mfe-clients/rollback', {}, tokens.clients)).status).toBe(200);
      expect(await currentOf('mfe-clients')).toBe(bundled);
      expect(await currentOf('mfe-products')).toBe('2.0.0');
      said.length = 0;
      await page.goto(`${server.url}/dashboard/leads`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect(said).not.toContain('clients: one');
    });

    test('deploy under an open tab: it continues without a failed request, gets a notice, and changes over at a navigation', async ({
      page,
    }) => {
      const failed: string[] = [];
      // The tab's poll, once a second, in the document the user just left.
      const isCutOff = (request: Request) =>
        request.url().endsWith('/api/registry/revision') && request.failure()?.errorText === 'net::ERR_ABORTED';
      page.on('requestfailed', (request) => {
        if (!isCutOff(request)) failed.push(request.url());
      });
      page.on(
        'response',
        (response) => response.status() >= 400 && failed.push(`${response.status()} ${response.url()}`),
      );
      // It has not heard of it yet.
      await page.route('**/api/registry/revision', (route) => route.fulfill({ json: {} }));
      await page.goto(`${server.url}/dashboard/leads`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => Object.assign(window, { stays: true }));

      await deploy('clients', '1.1.0', saying('clients', 'newer'));
      await page.locator('nav a[href="/dashboard/newCenter"]').evaluate((link: HTMLAnchorElement) => link.click());
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => 'stays' in window)).toBe(true);

      await page.unroute('**/api/registry/revision');
      await expect(page.getByText('A newer version of this console is ready.')).toBeVisible();
      const arrived = page.waitForEvent('console', (message) => message.text() === 'clients: newer');
      await page.locator('nav a[href="/dashboard/leads"]').evaluate((link: HTMLAnchorElement) => link.click());
      await arrived;
      expect(await page.evaluate(() => 'stays' in window)).toBe(false);
      expect(failed).toEqual([]);
    });

    test('deploy something an open tab has not loaded: it gets no notice, and has the new release without a new document', async ({
      page,
    }) => {
      await page.goto(`${server.url}/dashboard/leads`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => Object.assign(window, { stays: true }));
      const followed = page.waitForResponse((response) => response.url().endsWith('/api/registry'));
      await deploy('products', '2.0.5', saying('products', 'in place'));
      await followed;
      const arrived = page.waitForEvent('console', (message) => message.text() === 'products: in place');
      await page.locator('nav a[href="/dashboard/instahires"]').evaluate((link: HTMLAnchorElement) => link.click());
      await arrived;
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('A newer version of this console is ready.')).toBeHidden();
      expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    });

    test('break a release: its previous one replaces it', async ({ page, problems }) => {
      const before = await currentOf('mfe-products');
      await deploy('products', '2.1.0', (file, text) =>
        file.startsWith('entry.') ? 'throw new Error("broken release");' : text,
      );
      await page.goto(`${server.url}/dashboard/instahires/manage-hr`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[data-module-failure]')).toHaveCount(0);
      expect(
        (await call<{ version: string }>('POST', 'releases/mfe-products/rollback', {}, tokens.products)).body.version,
      ).toBe(before);
      problems.length = 0;
    });

    test('preview a release for one account while another has the current one, and leave it', async ({
      browser,
      page,
    }) => {
      await deploy('clients', '1.2.0', saying('clients', 'preview'), false);
      expect(await currentOf('mfe-clients')).not.toBe('1.2.0');
      const arrived = page.waitForEvent('console', (message) => message.text() === 'clients: preview');
      await page.goto(`${server.url}/dashboard/leads?preview=mfe-clients@1.2.0`);
      await page.getByRole('button', { name: 'Start preview' }).click();
      await arrived;
      const bar = page.getByText('Preview: only you, in this browser, run mfe-clients 1.2.0');
      await expect(bar).toBeVisible();
      await expect(page).toHaveURL(`${server.url}/dashboard/leads`);

      const context = await browser.newContext({ baseURL: server.url });
      const rekha = await colleagueOf(server.url, owner, { name: 'Rekha', role: 'recruiter' });
      await signInAs(context, rekha);
      // Her browser uses the same token: the owner's.
      await context.addCookies((await page.context().cookies()).filter(({ name }) => name === 'override'));
      const hers = await context.newPage();
      const said: string[] = [];
      hers.on('console', (message) => said.push(message.text()));
      await hers.goto('/dashboard/leads');
      await expect(hers.getByText('This preview was made for another account.')).toBeVisible();
      await expect(hers.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect(said).not.toContain('clients: preview');
      await context.close();

      await page.getByRole('button', { name: 'Leave preview' }).click();
      await expect(bar).toBeHidden();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'override' }));
    });

    test('can’t release what would break others: it is refused with the reason, and nothing changes', async () => {
      const attempt = (options: Partial<Parameters<typeof republish>[0]>) =>
        republish({ url: server.url, token: tokens.clients, module: 'mfe-clients', version: '3.0.0', ...options });
      const before = await currentOf('mfe-clients');
      const refused: [Partial<Parameters<typeof republish>[0]>, number, RegExp][] = [
        [{ token: tokens.products }, 403, /for mfe-products/],
        [{ token: 'deploy.unknown-token-of-nobody-at-all' }, 401, /is unknown/],
        [{ version: '1.1.0' }, 409, /other content/],
        [
          { changeRelease: (release) => void (release.manifest.shellApi = '^9.0.0') },
          409,
          /needs the shell API \^9\.0\.0/,
        ],
        [{ changeRelease: (release) => void (release.requires.react = '^99.0.0') }, 409, /needs react \^99\.0\.0/],
        [
          {
            changeRelease: (release) =>
              void release.manifest.routes.push({ path: '/dashboard/calendar', page: 'LeadsPage' }),
          },
          409,
          /belongs to mfe-compliance/,
        ],
        [
          {
            changeRelease: (release) =>
              void release.manifest.routes.push({ path: '/dashboard/elsewhere', page: 'NoSuchPage' }),
          },
          409,
          /does not expose/,
        ],
        [
          {
            changeRelease: (release) =>
              void (release.files[release.entry] = { bytes: 1, integrity: `sha384-${'A'.repeat(64)}` }),
          },
          409,
          /integrity does not match/,
        ],
        [
          {
            changeRelease: (release) =>
              void (release.files['../../escape.js'] = { bytes: 1, integrity: `sha384-${'A'.repeat(64)}` }),
          },
          400,
          /release\.json is not valid/,
        ],
        [{ changeRelease: (release) => void Object.assign(release, { contract: 2 }) }, 400, /contract/],
      ];
      for (const [options, status, message] of refused) {
        const answer = await attempt(options);
        expect(answer.body.message).toMatch(message);
        expect(answer.status).toBe(status);
      }
      expect((await call('POST', 'releases/mfe-clients/rollback', { version: '9.9.9' }, tokens.clients)).status).toBe(
        404,
      );
      expect((await call('POST', 'releases/mfe-nobody/rollback')).status).toBe(409);
      expect(await currentOf('mfe-clients')).toBe(before);
    });

    test('may ask first: a dry run checks and changes nothing; the same content again makes no new release', async () => {
      const dry = await republish({
        url: server.url,
        token: tokens.clients,
        module: 'mfe-clients',
        version: '4.0.0',
        dryRun: true,
      });
      expect(dry.body.result).toBe('checked');
      expect((await call('POST', 'releases/mfe-clients/promote', { version: '4.0.0' }, tokens.clients)).status).toBe(
        404,
      );
      const again = await republish({
        url: server.url,
        token: tokens.clients,
        module: 'mfe-clients',
        version: '1.1.0',
        change: saying('clients', 'newer'),
      });
      expect(again.body.result).toBe('unchanged');
    });

    test('use the commands with only their deploy token; a rolled-back release is not rolled back to', async () => {
      const run = (name: string, ...args: string[]) =>
        promisify(execFile)(process.execPath, ['--import', 'tsx/esm', `scripts/${name}.ts`, ...args], {
          cwd: join(import.meta.dirname, '../..'),
          env: { ...process.env, RELEASE_URL: server.url, RELEASE_TOKEN: tokens.clients },
          timeout: 30_000,
        });
      expect((await run('releases')).stdout).toMatch(/^mfe-clients +1\.1\.0 /m);
      expect((await run('rollback', 'mfe-clients')).stdout).toBe(
        `mfe-clients is back at ${bundled} at ${server.url}.\n`,
      );
      expect((await run('retire', 'mfe-clients')).stdout).toBe(
        `mfe-clients is taken out at ${server.url}; npm run rollback -- mfe-clients brings it back.\n`,
      );
      expect(await currentOf('mfe-clients')).toBe('');
      await run('rollback', 'mfe-clients');
      await expect(run('rollback', 'mfe-products')).rejects.toThrow('This deploy token is for mfe-clients');
      expect(await currentOf('mfe-clients')).toBe(bundled);
    });
  });
