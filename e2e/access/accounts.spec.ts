import { expect, test } from '../fixtures';
import { freePort } from '../support/freePort';
import { expectGoodLooks } from '../support/looks/expectGoodLooks';
import { openMailbox } from '../support/openMailbox';
import { credentials, ownerOf } from '../support/ownerOf';
import { startServer } from '../support/startServer';

test('A person who forgot the password sets a new one by an emailed link, which ends the sessions elsewhere', async ({
  page,
  problems,
}) => {
  test.slow();
  const mailbox = await openMailbox();
  const port = await freePort();
  const server = await startServer({
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'console@example.com',
  });
  await ownerOf(server.url);
  const { email } = credentials;

  await page.goto(`${server.url}/signin`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot password?' })).toBeFocused();
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('status')).toHaveText(/^If asha@example\.com has an account, an email with a link/);
  await expectGoodLooks(page, [1280, 390]);

  const [link = ''] = /http:\S+$/m.exec(await mailbox.next()) ?? [];
  await page.goto(link);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('New Password').fill('password123');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByLabel('New Password')).toHaveAccessibleDescription(/one of the most common/);
  await expectGoodLooks(page, [1280, 390]);
  const password = 'four quiet brown horses';
  await page.getByLabel('New Password').fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your password was changed. Please sign in.')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/signin`);
  expect(await mailbox.next()).toMatch(/^Subject: Your password was changed/m);

  await page.getByLabel('Password').fill(password);
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const elsewhere = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0',
    },
    body: JSON.stringify({ email, password, name: '' }),
    signal: AbortSignal.timeout(15_000),
  });
  const { token } = (await elsewhere.json()) as { token: string };
  await page.goto(`${server.url}/dashboard/account`);
  const sessions = page.getByRole('table', { name: 'Sessions' });
  await expect(sessions.getByText(/\(this device\)$/)).toBeVisible();
  await expect(sessions.getByText('Firefox on Windows')).toBeVisible();
  await page.getByRole('button', { name: 'End all others' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End sessions' }).click();
  await expect(sessions.getByText('Firefox on Windows')).toHaveCount(0);
  const refused = await fetch(`${server.url}/api/auth/me`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(15_000),
  });
  expect(refused.status).toBe(401);

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.goto(link);
  await expect(page.getByRole('alert').filter({ hasText: 'This link has already been used.' })).toBeVisible();
  problems.splice(0, problems.length, ...problems.filter((problem) => !/40[09]/.test(problem)));
  await server.stop();
  await mailbox.close();
});
