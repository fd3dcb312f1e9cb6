import { expect, test } from './fixtures';

test('What was left out or in is seen at the widths where it was missed', async ({ staffPage: page, server }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${server.url}/dashboard/invoicing/list?shown=Outstanding`);
  const titles = () => page.getByRole('columnheader').allTextContents();
  await expect.poll(titles).toEqual(expect.arrayContaining(['Due date', 'Balance']));
  await page.goto(`${server.url}/dashboard/invoicing/credit`);
  await expect.poll(titles).toEqual(expect.arrayContaining(['Invoice', 'Reason']));
  await page.goto(`${server.url}/dashboard/invoicing/manageSupplier`);
  await expect.poll(titles).toContain('E-mail');
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.getByRole('button', { name: /^Columns \d hidden$/ }).click();
  await expect(page.getByRole('group', { name: 'Columns shown' })).toContainText('no room');
});

test('A list prints all its rows with their names and no controls, whatever page of it is on the screen', async ({ staffPage: page, server, api }) => {
  const centers = await api<{ client_name: string; city: string }[]>('GET', 'centers');
  await page.goto(`${server.url}/dashboard/clientList`);
  await expect(page.getByText(`Showing 1 - 10 of ${centers.length}`)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => addEventListener('beforeprint', () => Object.assign(window, { printed: document.querySelector('main')?.innerText })));
  await page.pdf();
  const text = await page.evaluate(() => (window as unknown as { printed: string }).printed);
  expect(centers.filter(({ client_name, city }) => !text.includes(client_name) || !text.includes(city))).toEqual([]);
  expect(text).toContain(`${centers.length} centers`);
  expect(text).not.toMatch(/Export CSV|Showing 1|View more/);
  await expect(page.getByRole('table')).toHaveCount(1);
});
