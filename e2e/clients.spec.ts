import { expect, test } from './fixtures';
import { type Center, delayed, editPanel, failing, forgive, LIST, rowOf } from './support/centers';
import { expectGoodLooks } from './support/expectGoodLooks';

const LIST_CALL = /\/api\/centers\?/;

test.describe('Staff look through the centers', () => {
  test('the list says Loading... until they are there', async ({ staffPage: page, server }) => {
    await page.route(LIST_CALL, delayed(1500));
    await page.goto(server.url + LIST);
    const loading = page.getByText('Loading...', { exact: true }).filter({ visible: true });
    await expect(loading).toBeVisible();
    await expect(rowOf(page, 'Everkart Retail').first()).toBeVisible();
    await expect(loading).toHaveCount(0);
  });

  test('a failure says Failed to load centers in red, and Retry loads them', async ({
    staffPage: page,
    server,
    problems,
  }) => {
    await page.route(LIST_CALL, failing(500, { message: 'The database is away.', code: 'server_error' }));
    await page.goto(server.url + LIST);
    const text = page.getByText('Failed to load centers', { exact: true });
    await expect(text).toBeVisible();
    await expect(text).toHaveCSS('color', 'rgb(185, 28, 28)');
    await page.unroute(LIST_CALL);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(rowOf(page, 'Everkart Retail').first()).toBeVisible();
    forgive(problems, /500/);
  });

  test('View more shows contacts 2 to 6 of a row, View less hides them', async ({ staffPage: page, server }) => {
    await page.goto(`${server.url}${LIST}?q=RAN-001`);
    await expect(page.getByText('Priya Sharma')).toBeVisible();
    await expect(page.getByText('Contact 2')).toBeHidden();
    await page.getByRole('button', { name: 'View more' }).click();
    for (const rung of ['Contact 2', 'Contact 3', 'Contact 4', 'Contact 5', 'Ops head'])
      await expect(page.getByText(rung, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: '9876510002' })).toHaveAttribute('href', 'tel:9876510002');
    await page.getByRole('button', { name: 'View less' }).click();
    await expect(page.getByText('Contact 2')).toBeHidden();
  });

  test('pages are of 10, 20, 50 or 100 rows, with up to five numbers, First, Prev, Next and Last', async ({
    staffPage: page,
    server,
    api,
  }) => {
    await api('POST', 'centers/import', {
      rows: Array.from({ length: 100 }, (_, index) => ({ client_name: `Paged ${String(index + 1).padStart(3, '0')}` })),
    });
    await page.goto(`${server.url}${LIST}?q=paged&sort=client_name`);
    const pager = page.getByRole('navigation', { name: 'Pages' });
    await expect(page.getByRole('row', { name: /^Paged/ })).toHaveCount(10);
    await expect(pager.getByRole('button')).toHaveText(['First', 'Prev', '1', '2', '3', 'Next', 'Last']);
    await pager.getByRole('button', { name: 'Last' }).click();
    await expect(pager.getByRole('button')).toHaveText(['First', 'Prev', '8', '9', '10', 'Next', 'Last']);
    await pager.getByRole('button', { name: 'Prev' }).click();
    await pager.getByRole('button', { name: 'Page 7' }).click();
    await expect(pager.getByRole('button')).toHaveText(['First', 'Prev', '5', '6', '7', '8', '9', 'Next', 'Last']);
    await expect(rowOf(page, 'Paged 061')).toBeVisible();
    await pager.getByRole('combobox', { name: 'Rows per page' }).click();
    await expect(page.locator('.ant-select-item-option')).toHaveText([
      '10 per page',
      '20 per page',
      '50 per page',
      '100 per page',
    ]);
    await page.locator('.ant-select-item-option', { hasText: '50 per page' }).click();
    await expect(page).toHaveURL(/size=50/);
    await expect(page).not.toHaveURL(/page=/);
    await expect(page.getByRole('row', { name: /^Paged/ })).toHaveCount(50);
    await expect(rowOf(page, 'Paged 001')).toBeVisible();
    for (const { id } of await api<Center[]>('GET', 'centers?q=paged&page=1&size=200'))
      await api('DELETE', `centers/${id}`);
  });

  test('search, sort and the filters by state and type stand in the address and survive a reload', async ({
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

  test('nothing found is told from nothing there, and clearing shows all again', async ({
    staffPage: page,
    server,
  }) => {
    await page.goto(`${server.url}${LIST}?q=zzz`);
    await expect(page.getByText('No centers match')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(rowOf(page, 'Everkart Retail').first()).toBeVisible();
  });

  test('the directory shows whom to call and where a center is', async ({ staffPage: page, server }) => {
    await page.goto(`${server.url}${LIST}/view?q=RAN-001`);
    const card = page.getByRole('article', { name: 'Everkart Retail, Ranchi' });
    await expect(card.getByRole('listitem')).toHaveCount(6);
    await expect(card.getByRole('link', { name: '9876510001' })).toHaveAttribute('href', 'tel:9876510001');
    await expect(card.getByRole('link', { name: 'Open map' })).toHaveAttribute('href', /23\.3441,85\.3096/);
    await card.getByRole('link', { name: 'Edit' }).click();
    await expect(editPanel(page)).toHaveAttribute('aria-label', 'Edit Everkart Retail, Ranchi');
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
