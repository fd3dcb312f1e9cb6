import { expect, test } from '../fixtures';
import { freePort } from '../support/freePort';
import { expectGoodLooks } from '../support/looks/expectGoodLooks';
import { credentials, ownerOf } from '../support/ownerOf';
import { startProvider, type TestProvider } from '../support/startProvider';
import { startServer, type TestServer } from '../support/startServer';

let provider: TestProvider;
let server: TestServer;
test.beforeAll(async () => {
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  provider = await startProvider(`${site}/api/auth/provider/callback`);
  server = await startServer({
    PORT: String(port),
    PUBLIC_URL: site,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'console',
    OIDC_CLIENT_SECRET: 'a-secret-of-the-client',
    OIDC_NAME: 'Company ID',
  });
  await ownerOf(server.url);
});
test.afterAll(async () => {
  await server.stop();
  await provider.stop();
});

const asha = {
  sub: 'sub-of-asha',
  claims: { email: credentials.email, email_verified: true, name: credentials.name },
};

test('Signing in by the provider leads to the requested page, also after a failure; the only sign-in method can’t be unlinked', async ({
  page,
  problems,
}) => {
  const asked = `${server.url}/dashboard/clientList?q=steel`;
  const button = page.getByRole('link', { name: 'Sign in with Company ID' });
  await provider.expect({ ...asha, fault: 'denied' });
  await page.goto(asked);
  await expect(page).toHaveURL(/\/signin\?from=/);
  await button.click();
  await expect(page.getByText('The sign-in was cancelled or refused at the provider.')).toBeVisible();
  await expectGoodLooks(page, [1280, 390]);

  await provider.expect(asha);
  await button.click();
  await expect(page).toHaveURL(asked);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(credentials.name).first()).toBeVisible();

  // The existing account is used: it is linked, and its person is notified.
  await page.goto(`${server.url}/dashboard/account`);
  const panel = page.getByRole('region', { name: 'Sign in with Company ID' });
  await expect(panel.getByText(/^Linked, since/)).toBeVisible();
  await expectGoodLooks(page, [1280, 390]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Logout' }).click();
  await button.click();
  await expect(page).toHaveURL(`${server.url}/dashboard`);

  // The first provider sign-in ended the password of the person who had registered the address: this is the only way
  // in.
  await page.goto(`${server.url}/dashboard/account`);
  await panel.getByRole('button', { name: 'Unlink' }).click();
  await panel.getByRole('button', { name: 'Unlink' }).click();
  await expect(page.getByText(/This is your only way to sign in/)).toBeVisible();
  expect(problems.splice(0)).toEqual([expect.stringContaining('409')]);
});
