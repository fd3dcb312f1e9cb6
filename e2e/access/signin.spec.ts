import { expect, test } from '../fixtures';
import { startServer, type TestServer } from '../support/startServer';

test.describe
  .serial('The first person to register', () => {
    let fresh: TestServer;
    test.beforeAll(async () => {
      fresh = await startServer();
    });
    test.afterAll(() => fresh.stop());

    test('registers, signs in and reaches the dashboard; signing out removes the token', async ({ page }) => {
      await page.goto(`${fresh.url}/dashboard/report`);
      await expect(page).toHaveURL(/\/signin\?from=/);
      await page.getByRole('button', { name: 'Register' }).click();
      await page.getByLabel('Full Name').fill('Asha Verma');
      await page.getByLabel('Email').fill('asha@example.com');
      await page.getByLabel('Password').fill('correct horse battery');
      await page.getByRole('button', { name: 'Register' }).click();
      await expect(page.getByText('Registration successful. Please sign in.')).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue('asha@example.com');
      await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL(/\/dashboard\/report/);
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL(/\/signin/);
      expect(await page.evaluate(() => localStorage.getItem('token') ?? sessionStorage.getItem('token'))).toBeNull();
    });

    test('sees why they must sign in again when the server ended the session, and returns to the same place', async ({
      page,
      problems,
    }) => {
      await page.addInitScript(
        () => localStorage.getItem('token') ?? localStorage.setItem('token', 'one-that-has-expired'),
      );
      await page.goto(`${fresh.url}/dashboard/account/settings`);
      await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
      await page.getByLabel('Email').fill('asha@example.com');
      await page.getByLabel('Password').fill('correct horse battery');
      await page.getByRole('button', { name: 'Show password' }).click();
      await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text');
      await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL(/\/dashboard\/account\/settings/);
      problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes('401')));
    });
  });

test('A sign-in sent before the site’s code has loaded puts no password into the address, and returns to the form', async ({
  page,
  server,
  problems,
}) => {
  await page.route('**/shell/*.js', (route) => route.abort());
  await page.goto(`${server.url}/signin`);
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Password').fill('correct horse battery');
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Password')).toHaveValue('');
  await expect(page).toHaveURL(`${server.url}/signin`);
  problems.length = 0;
});

test('Without scripts the sign-in page says what it needs', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${server.url}/signin`);
  await expect(page.locator('noscript p')).toBeVisible();
  await expect(page.locator('noscript p')).toHaveText(
    'Signing in needs JavaScript. Enable it for this site and reload the page.',
  );
  await context.close();
});
