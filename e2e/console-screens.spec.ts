import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures';
import { asOnFirstDay } from './support/asOnFirstDay';
import { expectGoodLooks } from './support/looks/expectGoodLooks';

test('The owner sees the state of every module, and what they share', async ({ staffPage: page, server }) => {
  await page.goto(`${server.url}/dashboard/leads`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('navigation', { name: 'Admin panel' }).getByRole('link', { name: 'Modules' }).click();
  const releases = page.getByRole('table', { name: 'Modules', exact: true });
  for (const name of ['mfe-public', 'mfe-invoicing', 'mfe-clients', 'mfe-products', 'mfe-compliance'])
    await expect(releases.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  const clients = page.getByRole('row', { name: /mfe-clients/ });
  await expect(clients.getByText('Running')).toBeVisible();
  await expect(clients).toHaveText(/\d+ ms/);
  await clients.getByRole('button', { name: 'Releases' }).click();
  await expect(
    page.getByRole('list', { name: 'Releases of mfe-clients' }).getByText('Current', { exact: true }),
  ).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Shared dependencies' }).getByRole('row', { name: /^react 19/ }),
  ).toContainText('shell');
});

test('A deploy token is made, shown once, and revoked', async ({ staffPage: page, server, api }) => {
  await page.goto(`${server.url}/dashboard/modules`);
  await page.getByRole('button', { name: 'New token' }).click();
  const panel = page.getByRole('region', { name: 'Deploy tokens' });
  await panel.getByRole('combobox', { name: /^Module/ }).click();
  await page.getByRole('option', { name: 'mfe-clients', exact: true }).click();
  await panel.getByRole('textbox', { name: /^Name/ }).fill('CI of the clients team');
  await panel.getByRole('button', { name: 'Create token' }).click();
  await expect(panel.getByLabel('The new token')).toHaveValue(/^deploy\..{40,}/);
  expect(await api<unknown[]>('GET', 'deploy-tokens')).toHaveLength(1);
  await panel.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(panel.getByText('No deploy tokens yet')).toBeVisible();
});

const shell = join(import.meta.dirname, '../shell/dist');
const sizeOf = (file: string) => statSync(join(shell, file)).size;
/** The chart library is the shell's largest file. */
const charts = readdirSync(shell)
  .filter((file) => file.endsWith('.js'))
  .reduce((most, file) => (sizeOf(file) > sizeOf(most) ? file : most));

test('Charts load only when they come into view', async ({ staffPage: page, server }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await asOnFirstDay(page);
  await page.goto(`${server.url}/dashboard`);
  await expect(page.getByText('Total Employees')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  await page.locator('figure').first().scrollIntoViewIfNeeded();
  await expect(page.locator('figure canvas').first()).toBeVisible();
  expect(asked.slice(before).filter((path) => path === `/shell/${charts}`)).toHaveLength(1);
  expect(asked.slice(0, before).filter((path) => path === `/shell/${charts}`)).toEqual([]);
});

test('With reduced motion, a drawer appears at once; otherwise it slides in', async ({ staffPage: page, server }) => {
  await page.goto(`${server.url}/dashboard/instahires/manage-hr`);
  // Recorded as they start, because how long they are visible depends on timing. Nobody sees one of a millisecond or
  // less.
  await page.evaluate(() => {
    const noted = Object.assign(window, { longest: 0 });
    const note = () => {
      for (const { effect } of document.getAnimations()) {
        const isInDrawer = effect instanceof KeyframeEffect && effect.target?.closest('.ant-drawer');
        if (isInDrawer) noted.longest = Math.max(noted.longest, Number(effect.getComputedTiming().duration));
      }
    };
    addEventListener('transitionrun', note, true);
    addEventListener('animationstart', note, true);
  });
  const longest = () => page.evaluate(() => (window as unknown as { longest: number }).longest);
  const openAndClose = async () => {
    await page.getByRole('button', { name: 'Add HR' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await openAndClose();
  expect(await longest()).toBeLessThanOrEqual(1);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Until the console has received the setting, a drawer opens with motion.
  await expect(page.getByRole('button', { name: 'Add HR' })).toHaveCSS('--ant-motion-duration-mid', '0.15s');
  // Closing it before it starts to move shows no motion either.
  await page.getByRole('button', { name: 'Add HR' }).click();
  await expect.poll(longest).toBeGreaterThan(100);
});

test('Nothing jumps while the dashboard loads', async ({ staffPage: page, server }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const shifts = ((window as unknown as { shifts: number[] }).shifts = []) as number[];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await asOnFirstDay(page);
  await page.goto(`${server.url}/dashboard`);
  await expect(page.locator('figure canvas')).toHaveCount(2);
  const total = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(total).toBeLessThan(0.05);
});

test('Notifications, search and the phone’s menu are accessible and fit', async ({ staffPage: page, server }) => {
  await page.goto(`${server.url}/dashboard/account`);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('link').first()).toBeVisible();
  await expectGoodLooks(page, [1280, 390]);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await expectGoodLooks(page, [1280, 390]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectGoodLooks(page, [390]);
});
