import { expect, test } from './fixtures';
import { failing, forgive } from './support/centers';

interface Candidate {
  id: string;
  name: string;
  status: string;
}

const places = [
  ['instahires', '/dashboard/instahires/manageCandidate', 'candidates'],
  ['the account', '/dashboard/account/manageCandidate', 'candidates'],
  ['ultrahrms', '/dashboard/ultrahrms/manageCandidate', 'ultrahrms/candidates'],
] as const;
const HOME = places[0][1];
const statuses = ['Pending', 'Interviewed', 'Selected', 'Rejected'] as const;

for (const [where, path, resource] of places) {
  test(`Staff add a candidate of ${where}, who is Pending, and set every status from the row`, async ({
    staffPage: page,
    server,
    api,
  }) => {
    const name = `Rekha of ${where}`;
    await page.goto(server.url + path);
    await page.getByRole('button', { name: 'Add candidate' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Email').fill('rekha@example.com');
    await form.getByLabel('Position').fill('Nurse');
    await form.getByRole('button', { name: 'Add candidate' }).click();
    const status = page.getByRole('group', { name: `Status of ${name}` });
    await expect(status.getByRole('button', { pressed: true })).toHaveText('Pending');
    for (const next of ['Rejected', 'Interviewed', 'Selected', 'Pending']) {
      await status.getByRole('button', { name: next }).click();
      await expect(status.getByRole('button', { pressed: true })).toHaveText(next);
      await expect
        .poll(
          async () => (await api<Candidate[]>('GET', resource)).find((candidate) => candidate.name === name)?.status,
        )
        .toBe(next);
    }
    await page.reload();
    await expect(status.getByRole('button', { pressed: true })).toHaveText('Pending');

    await page.getByRole('button', { name: `More for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    await expect(page.getByRole('dialog')).toContainText('Selected → Pending');
    await expect(page.getByRole('dialog')).toContainText('Interviewed → Selected');
    await expect(page.getByRole('menu')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    await page.getByRole('button', { name: `More for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(status).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(status).toBeVisible();
    for (const { id } of (await api<Candidate[]>('GET', resource)).filter((candidate) => candidate.name === name))
      await api('DELETE', `${resource}/${id}`);
  });
}

test.describe('On the board', () => {
  const BOARD = `${HOME}?view=board`;

  test('staff see a column for each status; the chosen view stays in the address', async ({
    staffPage: page,
    server,
  }) => {
    await page.goto(server.url + HOME);
    await page.getByText('Board', { exact: true }).click();
    await expect(page).toHaveURL(/view=board/);
    await page.reload();
    for (const status of statuses)
      await expect(page.getByRole('region', { name: new RegExp(`^${status}, `) })).toBeVisible();
  });

  test('a candidate is moved using only the keyboard, with a message, and the focus follows', async ({
    staffPage: page,
    server,
    api,
  }) => {
    const { id } = await api<Candidate>('POST', 'candidates', {
      name: 'Keyboard Kiran',
      email: 'kiran@example.com',
      position: 'Typist',
    });
    await page.goto(`${server.url}${BOARD}&q=kiran`);
    await page.getByRole('button', { name: 'More for Keyboard Kiran' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Move to Interviewed' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Move to Selected' })).toBeFocused();
    await page.keyboard.press('Enter');
    const selected = page.getByRole('region', { name: 'Selected, 1' });
    await expect(selected.getByRole('listitem')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Keyboard Kiran moved to Selected' })).toBeVisible();
    await page.keyboard.press('Tab');
    expect(await selected.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await expect.poll(async () => (await api<Candidate>('GET', `candidates/${id}`)).status).toBe('Selected');
    await api('DELETE', `candidates/${id}`);
  });

  test('a candidate is dragged to another status, and goes back when the server refuses', async ({
    staffPage: page,
    server,
    api,
    problems,
  }) => {
    const { id } = await api<Candidate>('POST', 'candidates', {
      name: 'Dragged Dev',
      email: 'dev@example.com',
      position: 'Driver',
    });
    await page.goto(`${server.url}${BOARD}&q=dragged`);
    const card = page.getByRole('listitem').filter({ hasText: 'Dragged Dev' });
    await card.dragTo(page.getByRole('region', { name: /^Interviewed, / }));
    await expect(page.getByRole('region', { name: 'Interviewed, 1' })).toContainText('Dragged Dev');
    await expect.poll(async () => (await api<Candidate>('GET', `candidates/${id}`)).status).toBe('Interviewed');

    await page.route(
      `**/api/candidates/${id}`,
      failing(500, { message: 'The database is away.', code: 'server_error' }),
    );
    await card.dragTo(page.getByRole('region', { name: /^Rejected, / }));
    await expect(page.getByText('Failed to update status: The database is away.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Interviewed, 1' })).toContainText('Dragged Dev');
    forgive(problems, /500/);
    await api('DELETE', `candidates/${id}`);
  });
});

test('Several candidates get a status at once', { tag: '@ci' }, async ({ staffPage: page, server, api }) => {
  const made = await Promise.all(
    ['Bulk One', 'Bulk Two'].map((name) =>
      api<Candidate>('POST', 'candidates', { name, email: 'bulk@example.com', position: 'Packer' }),
    ),
  );
  await page.goto(`${server.url}${HOME}?q=bulk`);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'Mark as Interviewed' }).click();
  for (const name of ['Bulk One', 'Bulk Two'])
    await expect(
      page.getByRole('group', { name: `Status of ${name}` }).getByRole('button', { pressed: true }),
    ).toHaveText('Interviewed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Mark as Interviewed: taken back for 2 candidates')).toBeVisible();
  for (const { id } of made) await api('DELETE', `candidates/${id}`);
});
