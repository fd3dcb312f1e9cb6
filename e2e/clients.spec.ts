import { expect, test } from './fixtures';
import { editPanel, LIST, rowOf } from './support/centers';
import { expectGoodLooks } from './support/looks/expectGoodLooks';

test.describe('Staff look through the centers', () => {
  test('search, sort and the filters by state and type are in the address and survive a reload', async ({
    staffPage: page,
    server,
  }) => {
    await page.goto(server.url + LIST);
    await page.getByRole('searchbox', { name: 'Client, code, place or ops head' }).fill('everkart');
    await page.getByRole('columnheader', { name: 'City' }).getByRole('button').click();
    await page.getByRole('combobox', { name: 'State' }).click();
    await page.locator('.ant-select-item-option', { hasText: 'Karnataka' }).click();
    await expect(page).toHaveURL(/q=everkart/);
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Type' }).click();
    await expect(page.locator('.ant-select-dropdown:visible .ant-select-item-option')).toHaveText([
      'Delivery hub',
      'Office',
      'Sorting center',
      'Store',
      'Warehouse',
    ]);
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page).toHaveURL(/sort=city/);
    await expect(page).toHaveURL(/state=Karnataka/);
    await expect(rowOf(page, 'BEN-021')).toBeVisible();
    await expect(rowOf(page, 'RAN-001')).toBeHidden();
  });

  test('on a phone the directory is a list first, then one center with a way back', async ({
    staffPage: page,
    server,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${server.url}${LIST}/view`);
    await expect(page.getByRole('article')).toBeHidden();
    await page.getByRole('link', { name: /RAN-001/ }).click();
    await expect(page.getByRole('article', { name: 'Everkart Retail, Ranchi' })).toBeVisible();
    await page.getByRole('link', { name: 'All centers' }).click();
    await expect(page.getByRole('link', { name: /RAN-001/ })).toBeVisible();
  });
});

test('An open row and the edit panel of a center are accessible and fit every width', async ({
  staffPage: page,
  server,
}) => {
  await page.goto(`${server.url}${LIST}?q=RAN-001`);
  await page.getByRole('button', { name: 'View more' }).click();
  await expectGoodLooks(page);
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.getByRole('button', { name: /^Edit / }).click();
  await expect(editPanel(page)).toBeVisible();
  await expectGoodLooks(page);
});
