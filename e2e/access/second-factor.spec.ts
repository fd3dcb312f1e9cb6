import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from '../fixtures';
import { expectGoodLooks } from '../support/looks/expectGoodLooks';
import { credentials, ownerOf, type SignedIn } from '../support/ownerOf';
import { startServer, type TestServer } from '../support/startServer';
import { withoutEvents } from '../support/withoutEvents';

let server: TestServer;
let owner: SignedIn;
test.beforeAll(async () => {
  server = await startServer();
  owner = await ownerOf(server.url);
});
test.afterAll(() => server.stop());

/** The authenticator app's code; `periods` of 30 s from now, because each code works once. */
const codeOf = (key: string, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + periods * 30_000,
  });

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(`${server.url}/api/${path}`, {
    method,
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

async function enterCredentials(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto(`${server.url}/signin`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
}

async function setUp(page: Page, password: string): Promise<string> {
  await page.getByLabel('Current Password').last().fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  const key = await page.locator('code').innerText();
  await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  await page.getByLabel('Code').fill(codeOf(key));
  return key;
}

/** Responses of 401 and 403 that the page expects and shows. */
const forgetRefusals = (problems: string[]) =>
  problems.splice(0, problems.length, ...problems.filter((problem) => !/40[013]/.test(problem)));

test.describe
  .serial('An authenticator app', () => {
    let key = '';
    let recoveryCodes: string[] = [];

    test('is set up on the account’s page, and its recovery codes are shown once', async ({ page, problems }) => {
      await enterCredentials(page, credentials);
      await expect(page).toHaveURL(/\/dashboard/);
      await page.goto(`${server.url}/dashboard/account`);
      await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
      key = await setUp(page, credentials.password);
      await expectGoodLooks(page, [1280, 390]);
      await page.getByRole('button', { name: 'Switch on' }).click();
      const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
      await expect(codes).toHaveCount(10);
      recoveryCodes = await codes.allInnerTexts();
      await expectGoodLooks(page, [1280, 390]);
      await page.getByRole('button', { name: 'I’ve saved them' }).click();
      await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
      await expectGoodLooks(page, [1280, 390]);
      expect(problems).toEqual([]);
    });

    test('is required at sign-in, and a recovery code replaces it', async ({ page, problems }) => {
      await enterCredentials(page, credentials);
      const code = page.getByLabel('Code');
      await expect(code).toBeFocused();
      await expectGoodLooks(page, [1280, 390]);
      await code.fill('000000');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByText('This code is wrong or was used before.')).toBeVisible();
      await code.fill(codeOf(key, 1));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/dashboard/);
      await page.getByRole('button', { name: 'Logout' }).click();

      await enterCredentials(page, credentials);
      await code.fill(recoveryCodes[0] ?? '');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/dashboard/);
      await page.goto(`${server.url}/dashboard/account`);
      await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
      forgetRefusals(problems);
    });

    test('must be set up first if the owner requires a second factor', async ({ page, problems }) => {
      const bela = { name: 'Bela Oraon', email: 'bela@example.com', password: 'correct horse battery' };
      owner = await call('POST', 'auth/login', { ...credentials, code: recoveryCodes[1] });
      await call('POST', 'auth/register', bela);
      const [{ id }] = await call<[{ id: string }]>('GET', 'accounts?q=bela');
      await call('PUT', `accounts/${id}`, { status: 'active' });
      await call('PUT', 'auth/second-factor/rule', { isRequired: true });

      await enterCredentials(page, bela);
      await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
      await expectGoodLooks(page, [1280, 390]);
      await page.goto(`${server.url}/dashboard/clientList`);
      await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
      await setUp(page, bela.password);
      await page.getByRole('button', { name: 'Switch on' }).click();
      await page.getByRole('button', { name: 'I’ve saved them' }).click();
      await expect(page).toHaveURL(/\/dashboard\/clientList/);
      await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
      expect(problems).toEqual([]);
    });
  });

/** Adds an authenticator for passkeys to the page's browser. */
async function addAuthenticator(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('If a second factor is required, a passkey counts as one', { tag: '@ci' }, async ({ browser }) => {
  const site = await startServer({ HOST: 'localhost' });
  const url = site.url.replace('127.0.0.1', 'localhost');
  const context = await browser.newContext({ baseURL: url });
  await withoutEvents(context);
  const page = await context.newPage();
  try {
    const { token } = await ownerOf(url);
    await fetch(`${url}/api/auth/second-factor/rule`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ isRequired: true }),
      signal: AbortSignal.timeout(15_000),
    });
    await addAuthenticator(page);
    await page.goto('/dashboard/clientList');
    await page.getByLabel('Email').fill(credentials.email);
    await page.getByLabel('Password').fill(credentials.password);
    await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Set up a second factor' })).toBeVisible();
    await expectGoodLooks(page, [1280, 390]);
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Name').fill('Work laptop');
    await page.getByLabel('Current Password').fill(credentials.password);
    await expectGoodLooks(page, [1280, 390]);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/clientList/);
    await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible();
  } finally {
    await context.close();
    await site.stop();
  }
});

test('A passkey is added in the account, signs in without a password, and is removed', async ({ browser }) => {
  // Browsers allow passkeys only for names, and without TLS only for localhost.
  const site = await startServer({ HOST: 'localhost' });
  const url = site.url.replace('127.0.0.1', 'localhost');
  const context = await browser.newContext({ baseURL: url });
  await withoutEvents(context);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  try {
    await ownerOf(url);
    await addAuthenticator(page);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/signin');
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
    await expectGoodLooks(page, [1280, 390]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByLabel('Email').fill(credentials.email);
    await page.getByLabel('Password').fill(credentials.password);
    await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/dashboard/);

    await page.goto('/dashboard/account');
    const panel = page.getByRole('region', { name: 'Passkeys' });
    expect(scripts.filter((script) => /\/passkeys\./.test(script))).toEqual([]);
    await panel.getByRole('button', { name: 'Add a passkey' }).click();
    await panel.getByLabel('Name').fill('Work laptop');
    await panel.getByLabel('Current Password').fill(credentials.password);
    await panel.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(panel.getByRole('row', { name: /Work laptop/ })).toContainText('Never');
    await expectGoodLooks(page, [1280, 390]);
    await page.setViewportSize({ width: 1280, height: 800 });

    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL(/\/dashboard/);
    await page.goto('/dashboard/account');
    await expect(panel.getByRole('row', { name: /Work laptop/ })).not.toContainText('Never');
    await panel.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(panel.getByText('No passkeys yet.')).toBeVisible();
    expect(problems).toEqual([]);

    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByText('This passkey isn’t recognised')).toBeVisible();
  } finally {
    await context.close();
    await site.stop();
  }
});
