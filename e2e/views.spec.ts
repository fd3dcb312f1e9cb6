import { expect, test } from './fixtures';

/** Whether an address is the view's. */
const isSaved = ({ searchParams }: URL) =>
  searchParams.get('q') === 'meera' && searchParams.get('sort') === '-name' && searchParams.has('saved');

test('a filtered list is saved as a view for everyone, found again with the keyboard, changed, restored and deleted', async ({
  staffPage: page,
  server,
  api,
}) => {
  await page.goto(`${server.url}/dashboard/leads?sort=-name`);
  const list = page.getByRole('region', { name: 'leads' });
  await expect(list.getByRole('row').nth(1)).toBeVisible();

  await page.keyboard.press('c');
  await page.getByRole('group', { name: 'Columns shown' }).getByRole('checkbox').nth(1).uncheck();
  await page.keyboard.press('Escape');
  await expect(list.getByRole('columnheader', { name: 'Call or write' })).toHaveCount(0);

  await page.keyboard.press('/');
  await page.keyboard.type('meera');
  await expect(page).toHaveURL(/q=meera/);
  await page.keyboard.press('Tab');
  await list.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('button', { name: 'Save this as a view…' }).click();
  const form = page.getByRole('group', { name: 'Save as a view' });
  await form.getByLabel('Name').fill('Meera’s');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Save view' }).click();
  await expect(list.getByRole('button', { name: 'Meera’s', exact: true })).toBeVisible();
  await expect(page).toHaveURL(isSaved);

  await list.getByRole('searchbox').fill('');
  await expect(list.getByRole('button', { name: 'Meera’s changed' })).toBeVisible();
  await list.getByRole('button', { name: 'Meera’s changed' }).click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL(isSaved);
  await page.keyboard.press('Escape');

  await page.goto(`${server.url}/dashboard/leads`);
  await expect(list.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('c');
  await page.getByRole('button', { name: 'Show all columns' }).click();
  await expect(list.getByRole('columnheader', { name: 'Call or write' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('v');
  await page.getByRole('button', { name: /^Meera’s.*shared with everyone/ }).click();
  await expect(page).toHaveURL(isSaved);
  await expect(list.getByRole('columnheader', { name: 'Call or write' })).toHaveCount(0);

  await page.keyboard.press('v');
  await page.getByRole('button', { name: 'Delete Meera’s' }).click();
  await expect(list.getByRole('button', { name: 'Views', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('button', { name: 'Meera’s', exact: true })).toBeVisible();
  expect(await api('GET', 'views?list=leads:leads')).toMatchObject([
    { name: 'Meera’s', query: 'q=meera&sort=-name', isShared: true },
  ]);
});

test('the empty search offers the last visited page until it is deleted; a question mark shows the keys', async ({
  staffPage: page,
  server,
  api,
}) => {
  const { id } = await api<{ id: string }>('POST', 'leads', { name: 'Sunita Lakra', mobile: '9123477123' });
  await page.goto(`${server.url}/dashboard/leads/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sunita Lakra' })).toBeVisible();
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  const recent = palette.getByRole('group', { name: 'Recently visited' });
  await expect(recent.getByRole('option').first()).toContainText('Sunita Lakra');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${server.url}/dashboard/leads/${id}`);

  await page.keyboard.press('?');
  const overview = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(overview.getByText('Saved views')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overview).toBeHidden();

  await api('DELETE', `leads/${id}`);
  await page.goto(`${server.url}/dashboard/leads`);
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(recent.getByRole('option', { name: /Calendar/ })).toBeVisible();
  await expect(recent).not.toContainText('Sunita Lakra');
});
