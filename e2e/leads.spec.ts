import { expect, test } from './fixtures';
import { rowOf } from './support/centers';

const LEADS = '/dashboard/leads';

interface Lead {
  id: string;
  mobile: string;
  name: string;
  status: string;
  owner: string;
  note: string;
  convertedTo: string;
}

/** A visitor leaves a phone number. */
async function leave(url: string, mobile: string): Promise<void> {
  await fetch(`${url}/api/send_otp.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile }),
    signal: AbortSignal.timeout(15_000),
  });
}

test.describe('Staff follow up the leads of the public site', () => {
  test('a callback and a message are listed, to call and to answer', async ({ staffPage: page, server }) => {
    await page.goto(server.url + LEADS);
    await expect(page.getByRole('link', { name: '9876500101' })).toHaveAttribute('href', 'tel:9876500101');
    await expect(page.getByRole('link', { name: 'meera.nair@example.com' })).toHaveAttribute(
      'href',
      'mailto:meera.nair@example.com',
    );
    for (const status of ['New', 'Called', 'Converted', 'Closed'])
      await expect(page.getByRole('cell', { name: status, exact: true }).first()).toBeVisible();
  });

  test('a number left on the site arrives as new and is marked as called from its row', async ({
    staffPage: page,
    server,
    api,
  }) => {
    await leave(server.url, '9123400001');
    await page.goto(`${server.url}${LEADS}?q=9123400001`);
    await expect(rowOf(page, '9123400001')).toContainText('New');
    await page.getByRole('button', { name: 'Mark called' }).click();
    await expect(rowOf(page, '9123400001')).toContainText('Called');
    await expect.poll(async () => (await api<Lead[]>('GET', 'leads?q=9123400001'))[0]?.status).toBe('called');
  });

  test('a lead is assigned and noted in its drawer, which is in the address', async ({
    staffPage: page,
    server,
    api,
    owner,
  }) => {
    await leave(server.url, '9123400002');
    await page.goto(`${server.url}${LEADS}?q=9123400002`);
    await page.getByRole('link', { name: 'Callback' }).click();
    await expect(page).toHaveURL(/lead=/);
    await page.reload();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('combobox', { name: 'Owner' }).click();
    await page.locator('.ant-select-item-option', { hasText: owner.account.name }).click();
    await drawer.getByLabel('New note').fill('Call again <script>alert(1)</script>');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Lead saved')).toBeVisible();
    await expect(drawer).toBeHidden();
    expect((await api<Lead[]>('GET', 'leads?q=9123400002'))[0]).toMatchObject({
      owner: owner.account.id,
      note: 'Call again <script>alert(1)</script>',
    });
  });

  test('a lead becomes a company, and links to it', async ({ staffPage: page, server, api }) => {
    await leave(server.url, '9123400003');
    await page.goto(`${server.url}${LEADS}?q=9123400003`);
    await page.getByRole('button', { name: 'More for 9123400003' }).click();
    await page.getByRole('menuitem', { name: 'Convert to company' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByLabel('Phone')).toHaveValue('9123400003');
    await drawer.getByRole('button', { name: 'Convert to company' }).click();
    await expect(drawer.getByText('Enter the name.')).toBeVisible();
    await drawer.getByLabel('Name').fill('Tata & Beti Traders');
    await drawer.getByRole('button', { name: 'Convert to company' }).click();
    await expect(page.getByText('Converted to a company: 9123400003')).toBeVisible();
    const link = drawer.getByRole('link', { name: 'Tata & Beti Traders' }).first();
    await expect(link).toHaveAttribute('href', /^\/dashboard\/account\/manageCompanies\/\w{20}$/);
    const [lead] = await api<Lead[]>('GET', 'leads?q=9123400003');
    expect(lead?.status).toBe('converted');
    expect(await api('GET', lead?.convertedTo ?? '')).toMatchObject({
      name: 'Tata & Beti Traders',
      phone: '9123400003',
    });
    await link.click();
    await expect(page.getByRole('heading', { name: 'Tata & Beti Traders' })).toBeVisible();
  });

  test('a message becomes a candidate of ultrahrms', async ({ staffPage: page, server, api }) => {
    const [lead] = await api<Lead[]>('GET', 'leads?q=meera');
    await page.goto(`${server.url}${LEADS}?lead=${lead?.id}&convert=candidate`);
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByLabel('Email')).toHaveValue('meera.nair@example.com');
    await drawer.getByLabel('Position').fill('Warehouse lead');
    await drawer.getByRole('combobox', { name: 'Product' }).click();
    await page.locator('.ant-select-item-option', { hasText: 'UltraHRMS' }).click();
    await drawer.getByRole('button', { name: 'Convert to candidate' }).click();
    await expect(page.getByText('Converted to a candidate: Meera Nair')).toBeVisible();
    expect(await api<object[]>('GET', 'ultrahrms/candidates?q=warehouse%20lead')).toHaveLength(1);
  });

  test('several leads are closed at once, and a deleted one can be restored', async ({
    staffPage: page,
    server,
    api,
  }) => {
    for (const mobile of ['9123400011', '9123400012']) await leave(server.url, mobile);
    await page.goto(`${server.url}${LEADS}?q=912340001&status=new`);
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByText('Close: 2 leads')).toBeVisible();
    await expect
      .poll(async () => (await api<Lead[]>('GET', 'leads?q=912340001')).map(({ status }) => status))
      .toEqual(['closed', 'closed']);
    await page.goto(`${server.url}${LEADS}?q=9123400012`);
    await page.getByRole('button', { name: 'More for 9123400012' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No leads match')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rowOf(page, '9123400012')).toBeVisible();
  });

  test('a message covers no button of a bar, form, drawer or dialog, at any width', async ({
    staffPage: page,
    server,
    api,
  }) => {
    const widths = [390, 768, 1280, 1920];
    for (const width of widths) await leave(server.url, `91234100${width}`.slice(0, 10));
    const message = page.locator('.ant-notification-notice');
    /** The buttons below `bars` that something else covers at some point. */
    const covered = (bars: string) =>
      page.evaluate(
        (selector) =>
          [...document.querySelectorAll<HTMLElement>(selector)]
            .filter((button) => button.checkVisibility())
            .filter((button) => {
              button.scrollIntoView({ block: 'nearest' });
              const { left, right, top, bottom } = button.getBoundingClientRect();
              return [...document.querySelectorAll('.ant-notification-notice')].some((notice) => {
                const own = notice.getBoundingClientRect();
                return own.left < right && own.right > left && own.top < bottom && own.bottom > top;
              });
            })
            .map(({ textContent }) => textContent),
        bars,
      );
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${server.url}${LEADS}`);
      const [lead] = await api<Lead[]>('GET', 'leads?q=91234100&size=1');
      await page.getByRole('button', { name: `More for ${lead?.mobile}` }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(message).toBeVisible();
      // It stays while the pointer is on it.
      await message.dispatchEvent('mouseover');
      const clear = async (bars: string) => {
        await expect(page.locator(bars).first()).toBeVisible();
        await expect.poll(() => covered(bars), { message: `${bars} at ${width}` }).toEqual([]);
        await expect(message).toBeVisible();
      };
      await page
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .first()
        .check();
      await clear('[data-acts] button');
      await page.getByRole('button', { name: 'Add lead' }).focus();
      await page.keyboard.press('Enter');
      await clear('.ant-drawer button[type="submit"], .ant-drawer button[type="submit"] ~ button');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.locator('[data-acts]').getByRole('button', { name: 'Delete' }).focus();
      await page.keyboard.press('Enter');
      await clear('.ant-modal-footer button');
      await page.keyboard.press('Escape');
    }
  });
});
