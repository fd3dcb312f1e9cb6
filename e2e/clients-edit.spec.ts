import { expect, test } from './fixtures';
import { type Center, editPanel, failing, forgive, LIST, rowOf } from './support/centers';
import { credentials } from './support/ownerOf';

test.describe('Staff edit a center', () => {
  const made: Center[] = [];
  const make = async (api: <T>(method: 'POST', path: string, body: unknown) => Promise<T>, client_name: string) => {
    const center = await api<Center>('POST', 'centers', { client_name, city: 'Ranchi' });
    made.push(center);
    return center;
  };

  test('saving sends the whole center and reloads the list', async ({ staffPage: page, server, api }) => {
    const center = await make(api, 'Whole');
    await page.goto(`${server.url}${LIST}?q=whole&edit=${center.id}`);
    await page.getByLabel('Client name').fill('Whole & <b>new</b>');
    await page.getByLabel('Latitude').fill('23.50');
    const [request] = await Promise.all([
      page.waitForRequest((call) => call.method() === 'PUT'),
      page.getByRole('button', { name: 'Save changes' }).click(),
    ]);
    expect(new URL(request.url()).pathname).toBe(`/api/centers/${center.id}`);
    expect(request.postDataJSON()).toMatchObject({
      client_name: 'Whole & <b>new</b>',
      city: 'Ranchi',
      lati: 23.5,
      longi: null,
      escalation5: '',
      email6: '',
      version: 1,
    });
    await expect(editPanel(page)).toHaveCount(0);
    await expect(rowOf(page, 'Whole & <b>new</b>')).toBeVisible();
    await page.reload();
    await expect(rowOf(page, 'Whole & <b>new</b>')).toBeVisible();
  });

  test('the second person to save is warned, compares and chooses', async ({
    staffPage: page,
    server,
    api,
    problems,
  }) => {
    const center = await make(api, 'Contested');
    await page.goto(`${server.url}${LIST}?q=contested&edit=${center.id}`);
    await page.getByLabel('City').fill('Bokaro');
    await api('PUT', `centers/${center.id}`, { city: 'Deoghar', address: 'Tower Chowk' });
    await page.getByRole('button', { name: 'Save changes' }).click();
    const choice = page.getByRole('radiogroup', { name: 'City' });
    await expect(choice.getByText('Mine: Bokaro')).toBeVisible();
    await choice.getByText('Theirs: Deoghar').click();
    await expect(page.getByRole('radio', { name: 'Theirs: Tower Chowk' })).toBeChecked();
    await page.getByRole('button', { name: 'Save with these choices' }).click();
    await expect(editPanel(page)).toHaveCount(0);
    expect(await api('GET', `centers/${center.id}`)).toMatchObject({ city: 'Deoghar', address: 'Tower Chowk' });
    forgive(problems, /409/);
  });

  test('after a session ends while typing, signing in returns to the panel with nothing lost', async ({
    staffPage: page,
    server,
    api,
    problems,
  }) => {
    const center = await make(api, 'Interrupted');
    await page.goto(`${server.url}${LIST}?q=interrupted&edit=${center.id}`);
    await page.getByLabel('Address').fill('Main Road 7');
    await page.route(`**/api/centers/${center.id}`, failing(401, { message: 'Please sign in.', code: 'no_session' }));
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL(/\/signin/);
    await page.unroute(`**/api/centers/${center.id}`);
    await page.getByLabel('Email').fill(credentials.email);
    await page.getByLabel('Password').fill(credentials.password);
    await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(new RegExp(`edit=${center.id}`));
    await expect(page.getByLabel('Address')).toHaveValue('Main Road 7');
    forgive(problems, /401/);
  });

  test('a deleted center can be restored', async ({ staffPage: page, server, api }) => {
    await make(api, 'Regretted');
    await page.goto(`${server.url}${LIST}?q=regretted`);
    await page.getByRole('button', { name: 'More for Regretted, Ranchi' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No centers match')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rowOf(page, 'Regretted')).toBeVisible();
  });

  test('a center’s history shows who changed what', async ({ staffPage: page, server, api }) => {
    const center = await make(api, 'Storied');
    await api('PUT', `centers/${center.id}`, { city: 'Patna' });
    await page.goto(`${server.url}${LIST}?q=storied`);
    await page.getByRole('button', { name: 'More for Storied, Patna' }).click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    const history = page.getByRole('dialog');
    await expect(history.getByText('changed this')).toBeVisible();
    await expect(history.getByText('Ranchi → Patna')).toBeVisible();
  });

  test.afterAll(async ({ server, owner }) => {
    for (const { id } of made)
      await fetch(`${server.url}/api/centers/${id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${owner.token}` },
        signal: AbortSignal.timeout(15_000),
      });
  });
});
