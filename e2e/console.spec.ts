import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { credentials, ownerOf } from './support/ownerOf';
import { startServer, type TestServer } from './support/startServer';
import { withoutEvents } from './support/withoutEvents';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Admin panel' });
const cards = (page: Page, section: string) => page.getByRole('region', { name: section }).locator('dl > div');

test.describe('On a fresh start, a manager', () => {
  let fresh: TestServer;
  let token = '';
  test.beforeAll(async () => {
    fresh = await startServer();
    ({ token } = await ownerOf(fresh.url));
  });
  test.afterAll(() => fresh.stop());
  test.beforeEach(async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('token', value), token);
    await page.goto(`${fresh.url}/dashboard`);
  });

  test('sees the company’s figures and their own', async ({ page }) => {
    await expect(cards(page, 'Company')).toHaveText([
      'Total Employees120',
      'Active Projects15',
      'Pending Leaves6',
      'Revenue$120K',
    ]);
    await expect(cards(page, 'My work')).toHaveText([
      'Assigned Projects8',
      'Team Members25',
      'Pending Leaves4',
      'Project Deadlines3',
      'Performance Score88%',
    ]);
  });

  test('downloads each of the three sample reports', { tag: '@ci' }, async ({ page }) => {
    const buttons = page
      .getByRole('region', { name: 'Reports' })
      .getByRole('button', { name: /^Download(?! for Excel)/ });
    await expect(buttons).toHaveCount(3);
    const names: string[] = [];
    for (const index of [0, 1, 2]) {
      const file = page.waitForEvent('download');
      await buttons.nth(index).click();
      names.push((await file).suggestedFilename());
    }
    expect(names).toEqual(['attendance-report.csv', 'department-report.csv', 'compliance-report.csv']);
  });

  test('follows the pipeline from leads to paid invoices', async ({ page }) => {
    const stages = page.getByRole('region', { name: 'Project Progress' }).getByRole('link');
    await expect(stages).toHaveText([
      /^Leads\d/,
      /^Instahires \d/,
      /^Ultrahrms \d/,
      /^Invoices issued\d.*₹/,
      /^Invoices paid\d.*₹/,
    ]);
    await stages.first().click();
    await expect(page).toHaveURL(/\/dashboard\/leads$/);
  });

  test('finds 3 on the bell; a notification leads to its page and becomes read', { tag: '@ci' }, async ({ page }) => {
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await expect(bell).toHaveText('3');
    await bell.click();
    const panel = page.getByRole('region', { name: 'Notifications' });
    await expect(panel.getByRole('link')).toHaveCount(3);
    await panel.getByRole('link', { name: /Look at the coming due dates/ }).click();
    await expect(page).toHaveURL(/\/dashboard\/compliances\/upcoming-dues$/);
    await expect(bell).toHaveText('2');
    await bell.click();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(bell).toHaveText('');
  });

  test('approves the account of a colleague, who can sign in then', async ({ page }) => {
    const colleague = { name: 'Ravi Oraon', email: 'ravi@example.com', password: 'a long password' };
    const post = (path: string) => page.request.post(`${fresh.url}/api/auth/${path}`, { data: colleague });
    await post('register');
    expect(await (await post('login')).json()).toMatchObject({ message: 'Your account is waiting for approval.' });
    await page.goto(`${fresh.url}/dashboard/account/settings`);
    const row = page.getByRole('row', { name: /Ravi Oraon/ });
    await row.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(row.getByText('Active')).toBeVisible();
    expect((await post('login')).status()).toBe(200);
    await row.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(row).toHaveCount(0);
    expect((await post('login')).status()).toBe(401);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toHaveCount(1);
  });

  test('finds the rest of the home when a module is retired', async ({ page }) => {
    const act = async (module: string, act: 'retire' | 'rollback') =>
      expect(
        (
          await page.request.post(`${fresh.url}/api/releases/${module}/${act}`, {
            headers: { authorization: `Bearer ${token}` },
            data: {},
          })
        ).ok(),
      ).toBe(true);
    const own = ['shell.company', 'shell.my-work'];
    const ofCompliance = ['compliance.attendance', 'compliance.departments'];
    const [ofProducts, ofClients] = ['products.people', 'clients.attendance'];
    const late = ['compliance.run', 'compliance.reports'];
    const rest = [
      ['mfe-compliance', [...own, 'shell.progress', ofProducts, ofClients], 5],
      ['mfe-clients', [...own, ...ofCompliance, 'shell.progress', ofProducts, ...late], 4],
      ['mfe-products', [...own, ...ofCompliance, 'shell.progress', ofClients, ...late], 3],
      ['mfe-invoicing', [...own, ...ofCompliance, 'shell.progress', ofProducts, ofClients, ...late], 3],
    ] as const;
    for (const [module, stand, links] of rest) {
      await act(module, 'retire');
      await page.goto(`${fresh.url}/dashboard`);
      await expect(page.getByText('Total Employees')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Project Progress' }).getByRole('link'), module).toHaveCount(links);
      const ids = await page
        .locator('[data-card]')
        .evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
      expect(ids, module).toEqual(stand);
      await act(module, 'rollback');
    }
  });

  test('changes a figure', { tag: '@ci' }, async ({ page }) => {
    await page.getByRole('button', { name: 'Edit figures' }).click();
    await page.getByRole('dialog').getByLabel('Revenue').fill('$130K');
    await page.getByRole('button', { name: 'Save figures' }).click();
    await expect(page.getByText('$130K')).toBeVisible();
    await page.reload();
    await expect(page.getByText('$130K')).toBeVisible();
  });
});

test('Without a token the console is the sign-in page', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/signin$/);
});

test.describe('In the frame of the console, a manager', () => {
  test('opens and closes parents; the path marks the active one', { tag: '@ci' }, async ({
    staffPage: page,
    server,
  }) => {
    await page.goto(`${server.url}/dashboard/invoicing/list`);
    await expect(page.getByText('Admin panel', { exact: true })).toBeVisible();
    await expect(sidebar(page).getByRole('link', { name: 'Invoice List' })).toHaveAttribute('aria-current', 'page');
    const clients = sidebar(page).getByRole('button', { name: 'Clients' });
    await clients.click();
    await sidebar(page).getByRole('link', { name: 'Add Center' }).click();
    await expect(page).toHaveURL(/\/dashboard\/newCenter$/);
    await expect(sidebar(page).getByRole('link', { name: 'Add Center' })).toHaveAttribute('aria-current', 'page');
    await clients.click();
    await expect(sidebar(page).getByRole('link', { name: 'Add Center' })).toBeHidden();
    await page.reload();
    await expect(clients).toHaveAttribute('aria-expanded', 'true');
    await expect(sidebar(page).getByRole('button', { name: 'Invoicing' })).toHaveAttribute('aria-expanded', 'false');
  });

  test('reaches every section from the sidebar', async ({ staffPage: page, server }) => {
    await page.goto(`${server.url}/dashboard`);
    for (const name of ['Invoicing', 'Clients', 'Account', 'Instahires', 'Ultrahrms', 'Compliances'])
      await sidebar(page).getByRole('button', { name }).click();
    const paths = await sidebar(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const products = ['instahires', 'ultrahrms'].flatMap((name) =>
      ['', '/manage-hr', '/managePricing', '/manageCandidate', '/manageCompanies'].map((page) => name + page),
    );
    const expected = [
      'invoicing/new',
      'invoicing/list',
      'invoicing/credit',
      'invoicing/debit',
      'invoicing/manageSupplier',
      'clientList',
      'clientList/view',
      'newCenter',
      'account',
      'account/debit',
      'account/narrations',
      'account/manageCandidate',
      'account/manageCompanies',
      'account/settings',
      ...products,
      'calendar',
      'compliances',
      ...['gst', 'tds', 'certificates', 'score', 'upcoming-dues', 'wage-management'].map(
        (page) => `compliances/${page}`,
      ),
      'report',
      'leads',
      'vacancies',
    ];
    for (const path of expected) expect(paths).toContain(`/dashboard/${path}`);
  });

  test('has a drawer on a phone instead of the sidebar', { tag: '@ci' }, async ({ staffPage: page, server }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${server.url}/dashboard`);
    await expect(sidebar(page)).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('link', { name: 'Leads' }).click();
    await expect(page).toHaveURL(/\/dashboard\/leads$/);
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  test('searches pages and records from the top bar and with Ctrl-K', async ({ staffPage: page, server, api }) => {
    await api('POST', 'centers', { client_name: 'Zeta Motors', center_code: 'ZM-77', city: 'Ranchi' });
    await page.goto(`${server.url}/dashboard`);
    await page.getByRole('banner').getByRole('combobox').fill('zm-77');
    await page.getByRole('option', { name: /Zeta Motors/ }).click();
    await expect(page).toHaveURL(/\/dashboard\/clientList\/\w{20}$/);
    await expect(page.getByRole('heading', { name: /Zeta Motors/, level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search' });
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('wage');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard\/compliances\/wage-management$/);
    await expect(palette).toBeHidden();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
  });

  test('skips to the content with the keyboard, and sees the focus', { tag: '@ci' }, async ({
    staffPage: page,
    server,
  }) => {
    await page.goto(`${server.url}/dashboard/account/settings`);
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const way = page.getByRole('navigation', { name: 'You are here' });
    await expect(way.getByText('Settings')).toHaveAttribute('aria-current', 'page');
    await way.getByRole('link', { name: 'Account' }).click();
    await expect(page.getByRole('heading', { name: 'My Account', level: 1 })).toBeVisible();
  });

  test('sees inside the frame that an address does not exist', { tag: '@ci' }, async ({
    staffPage: page,
    server,
    problems,
  }) => {
    await page.goto(`${server.url}/dashboard/nowhere`);
    await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
    await expect(sidebar(page)).toBeVisible();
    problems.splice(0);
  });

  test('logs out: the server forgets the session, the browser the token', async ({ page, server, owner }) => {
    await withoutEvents(page.context());
    const { token } = (await (
      await page.request.post(`${server.url}/api/auth/login`, {
        data: { ...credentials, email: owner.account.email },
      })
    ).json()) as { token: string };
    await page.goto('/signin');
    await page.evaluate((value) => localStorage.setItem('token', value), token);
    await page.goto('/dashboard');
    // Requests still open when the session ends would be refused.
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/signin$/);
    expect(await page.evaluate(() => localStorage.getItem('token') ?? sessionStorage.getItem('token'))).toBeNull();
    await expect
      .poll(async () =>
        (
          await page.request.get(`${server.url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } })
        ).status(),
      )
      .toBe(401);
  });
});
