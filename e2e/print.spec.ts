import { expect } from './fixtures';
import { test } from './support/inOneTab';
import { onPaper, sheetsOf } from './support/looks/onPaper';
import { publicPages } from './support/publicPages';
import { walk } from './support/walk';

test.afterEach(({ staffPage }) => staffPage.emulateMedia({ media: null, colorScheme: 'light' }));

test('The public pages print as text: nothing over it, no controls, all answers, in ink, and on no more paper than needed', async ({
  staffPage: page,
}) => {
  for (const { path } of publicPages) {
    await page.goto(path);
    const { sheets, ...found } = await onPaper(page, 'nav, form, button, input, textarea, iframe');
    expect(found, path).toMatchObject({ fixed: [], controls: [], pale: [], cut: 0 });
    for (const answer of await page.locator('details p').all()) await expect(answer).toBeVisible();
    expect(await sheetsOf(page), path).toBeLessThanOrEqual(sheets);
  }
});

test('A printed page shows its links’ addresses', async ({ staffPage: page }) => {
  await page.goto('/press');
  await page.emulateMedia({ media: 'print' });
  const link = page.getByRole('main').getByRole('link', { name: 'mark as SVG' });
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('/favicon.svg');
});

const screens = [
  '/dashboard',
  '/dashboard/account',
  '/dashboard/account/settings',
  '/dashboard/modules',
  '/dashboard/compliances',
  '/dashboard/compliances/score',
  '/dashboard/invoicing',
  '/dashboard/invoicing/new',
  '/dashboard/newCenter',
  '/dashboard/report',
  '/dashboard/instahires',
];

test('The console is printed without its frame and its controls, in ink, with nothing cut', async ({
  staffPage: page,
}) => {
  const open = walk(page);
  for (const path of screens) {
    await open(path);
    expect(await onPaper(page, 'nav:not(main nav), [role=search], .ant-btn, .ant-segmented'), path).toMatchObject({
      fixed: [],
      controls: [],
      pale: [],
      cut: 0,
    });
    await page.emulateMedia({ media: null });
  }
});

test('A form prints without the labels of empty fields', async ({ staffPage: page }) => {
  await page.goto('/dashboard/invoicing/new');
  await page.getByLabel('Client name').fill('Asha Textiles');
  await page.emulateMedia({ media: 'print' });
  const labels = page.locator('main label:visible');
  await expect(labels.filter({ hasText: 'Client name' })).toBeVisible();
  for (const label of await labels.all())
    expect(
      await label.evaluate(
        ({ control }: HTMLLabelElement) =>
          control?.closest<HTMLElement>('.ant-select')?.innerText ?? (control as HTMLInputElement | null)?.value,
      ),
      await label.innerText(),
    ).not.toBe('');
});

test('An open dialog prints instead of the page', async ({ staffPage: page }) => {
  await page.goto('/dashboard/instahires/manageCompanies?form=new');
  await expect(page.getByRole('dialog', { name: 'Add company' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('dialog', { name: 'Add company' })).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
});
