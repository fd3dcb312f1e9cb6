import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { credentials } from '../support/ownerOf';

// Each begins as a first visit: cached files can't fail.
test.use({ isFirstVisit: true });

/** Makes requests for some files of the shell fail, the given number of times each. */
async function lose(page: Page, file: RegExp, times: number): Promise<void> {
  const left = new Map<string, number>();
  await page.route(
    ({ pathname }) => pathname.startsWith('/shell/') && file.test(pathname),
    (route) => {
      const more = left.get(route.request().url()) ?? times;
      left.set(route.request().url(), more - 1);
      return more > 0 ? route.abort() : route.fallback();
    },
  );
}

test('Each later script of the shell may fail once, and the dashboard still loads completely', async ({
  staffPage: page,
  problems,
}) => {
  await lose(page, /\/(?!shell\.|react\.)[^/]*\.js$/, 1);
  await page.goto('/dashboard');
  await expect(page.getByText('Total Employees')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('[data-contribution-failure]')).toHaveCount(0);
  const lost = problems.filter((problem) => /\/shell\/.*ERR_FAILED/.test(problem));
  expect(lost.length).toBeGreaterThan(5);
  expect(problems.splice(0).filter((problem) => !lost.includes(problem))).toEqual([]);
});

test('A page of the shell whose file does not load says so, the frame and other pages work, and reloading recovers', async ({
  staffPage: page,
  problems,
}) => {
  await lose(page, /\/account\.\w+\.js$/, Infinity);
  await page.goto('/dashboard/account');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Part of it didn’t load. Check your connection and reload the page.');
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  await expect(alert).toHaveCount(0);
  await page.goBack();
  await expect(alert).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  problems.length = 0;
});

test('If the pages’ common code does not load, the page says so, and reloading recovers', async ({
  staffPage: page,
  problems,
}) => {
  await lose(page, /\/console\.\w+\.js$/, Infinity);
  await page.goto('/dashboard/clientList');
  await expect(page.getByRole('alert')).toContainText('Part of it didn’t load.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  problems.length = 0;
});

test('If the shell’s first script does not load, the document says so after ten seconds, and links to itself', async ({
  staffPage: page,
  problems,
}) => {
  const words = page.getByText('The console couldn’t be loaded. It needs JavaScript and a connection to the server.');
  await page.goto('/dashboard/leads');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(words).toBeHidden();
  await lose(page, /\/shell\.\w+\.js$/, Infinity);
  await page.goto('/dashboard/leads');
  await expect(words).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 9_900;
  });
  await expect(words).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Reload the page' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  problems.length = 0;
});

test('If the shortcuts’ style sheet is never answered, the page stays and says so, and the next try shows them', async ({
  staffPage: page,
}) => {
  // Before the page, because it prefetches likely files.
  await page.route(/\/shell\/shortcuts\..*\.css/, () => undefined);
  await page.goto('/dashboard/leads');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByText(/^The keyboard shortcuts couldn’t be loaded/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  await page.unrouteAll();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('If the code for arranging cards does not load, the dashboard stays and says so, and the next click loads it', async ({
  staffPage: page,
  problems,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByText('Total Employees')).toBeVisible();
  await lose(page, /\/shell\/arrange\.\w+\.js$/, Infinity);
  const arrange = page.getByRole('button', { name: 'Arrange' });
  await arrange.click();
  await expect(page.getByText(/^The card arrangement couldn’t be loaded/)).toBeVisible();
  await expect(page.getByText('Total Employees')).toBeVisible();
  await page.unrouteAll();
  await arrange.click();
  await expect(page.getByRole('region', { name: 'Arrange the dashboard' })).toBeVisible();
  problems.length = 0;
});

test('If the second factor’s QR code does not load, the key can be typed', async ({ staffPage: page, problems }) => {
  await lose(page, /\/shell\/qr\.\w+\.js$/, Infinity);
  await page.goto('/dashboard/account');
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await page.getByLabel('Current Password').last().fill(credentials.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The QR code couldn’t be loaded.')).toBeVisible();
  await expect(page.getByLabel('Code')).toBeVisible();
  problems.length = 0;
});
