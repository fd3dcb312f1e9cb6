import { expect, test } from './fixtures';
import { type Center, delayed, LIST, NEW, rowOf } from './support/centers';
import { exportCsv } from './support/exportCsv';
import { ownerOf } from './support/ownerOf';
import { signInAs } from './support/signInAs';

test.describe('Staff add a center', () => {
  test('nothing is required; Adding... is disabled, then the message appears and the form is empty', async ({
    staffPage: page,
    server,
  }) => {
    await page.route('**/api/centers', delayed(800));
    await page.goto(server.url + NEW);
    await page.getByLabel('Client name').fill('Added');
    await page.getByLabel('Longitude').fill('86.4304');
    const [request] = await Promise.all([
      page.waitForRequest((call) => call.method() === 'POST'),
      page.getByRole('button', { name: 'Add center' }).click(),
    ]);
    await expect(page.getByRole('button', { name: 'Adding...' })).toBeDisabled();
    expect(request.postDataJSON()).toMatchObject({
      client_name: 'Added',
      lati: null,
      longi: 86.4304,
      escalation1: '',
      mobile6: '',
    });
    await expect(page.getByText('Center added successfully!')).toBeInViewport();
    await expect(page.getByLabel('Client name')).toHaveValue('');
    await page.goto(server.url + LIST);
    await expect(rowOf(page, 'Added').first()).toBeVisible();
  });
});

test.describe('Staff import and export centers as CSV', () => {
  test('the check lists each problem once with its lines; nothing is stored before it is accepted', async ({
    staffPage: page,
    server,
    api,
  }) => {
    const count = async () => (await api<Center[]>('GET', 'centers?q=imported')).length;
    await page.goto(server.url + LIST);
    await page.getByRole('button', { name: 'Import a file' }).click();
    const csv =
      'client_name,City,lati,longi\r\nImported A,Ranchi,23.3,85.3\r\nImported B,Patna,north,85\r\n"Imported\nC",Gaya,24.7,85\r\nImported D,Pune\r\nImported E,Goa,15,400\r\n';
    await page
      .getByLabel('CSV or Excel file')
      .setInputFiles({ name: 'centers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    const bad = page.getByRole('region', { name: 'Rows with errors' });
    await expect(bad.getByRole('listitem')).toHaveText([
      /^Latitude: The latitude is a number.*line 3$/,
      /^Longitude: The longitude is a number.*line 7$/,
    ]);
    expect(await count()).toBe(0);
    await page.getByRole('checkbox', { name: 'Import the others without these 2 lines' }).check();
    await page.getByRole('button', { name: 'Import 3 centers' }).click();
    await expect(page.getByText('3 centers imported')).toBeVisible();
    expect(await count()).toBe(3);
  });

  test('the export contains what the list shows', async ({ staffPage: page, server }) => {
    await page.goto(`${server.url}${LIST}?q=RAN-001`);
    await expect(rowOf(page, 'RAN-001')).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent('download'), exportCsv(page)]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const lines = Buffer.concat(chunks).toString().trim().split('\r\n');
    expect(download.suggestedFilename()).toBe('centers.csv');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(
      /^"Client name","Center type","Center code",.*,"Name 1","Employee ID 1",.*,"Ops head","Employee ID 6",/,
    );
    expect(lines[1]).toMatch(/^"Everkart Retail",/);
  });
});

test('An empty start offers to add the first center', { tag: '@ci' }, async ({ page, startOwn }) => {
  const fresh = await startOwn({ SEED: 'none' });
  await signInAs(page, await ownerOf(fresh.url));
  await page.goto(fresh.url + LIST);
  await expect(page.getByText('No centers yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add center' }).last().click();
  await expect(page.getByRole('heading', { name: 'Add Center' })).toBeVisible();
});

test('On a phone, the form’s footer never covers a field reached by keyboard', { tag: '@ci' }, async ({
  staffPage: page,
  server,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.url}/dashboard/newCenter`);
  await page.getByLabel('Client name').focus();
  for (let field = 0; field < 20; field += 1) {
    await page.keyboard.press('Tab');
    const isClear = await page.evaluate(() => {
      const focused = document.activeElement;
      const { left, bottom } = focused?.getBoundingClientRect() ?? { left: -1, bottom: -1 };
      return document.elementFromPoint(left + 20, bottom - 3) === focused;
    });
    expect(isClear, await page.evaluate(() => document.activeElement?.id)).toBe(true);
  }
});
