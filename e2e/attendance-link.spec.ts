import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectGoodLooks } from './support/looks/expectGoodLooks';
import { openPhone } from './support/openPhone';

interface Sheet {
  people: { name: string; days: string }[];
}

/** Size limit of the page and all its requests, in compressed bytes. */
const MOST_BYTES = 60_000;
const MOST_TAPS = 20;
const everybody = Array.from({ length: 50 }, (_, place) => `Person ${String(place + 1).padStart(2, '0')}`);
const away = ['Person 03', 'Person 07', 'Person 11', 'Person 19', 'Person 23', 'Person 48'];
const half = ['Person 05', 'Person 31'];

test('A supervisor marks 50 people through a link without a network, in at most 20 taps; the office gets each mark once', async ({
  staffPage: office,
  server,
  api,
  browser,
}) => {
  const month = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date()).slice(0, 7);
  const center = await api<{ id: string }>('POST', 'centers', { client_name: 'Lark Mill', city: 'Gumla' });
  await api('POST', 'employees/import', { rows: everybody.map((name) => ({ name, grossPaise: 1_640_000 })) });
  const employees = (await api<{ id: string; name: string }[]>('GET', 'employees')).filter(({ name }) =>
    everybody.includes(name),
  );
  await Promise.all(
    employees.map(({ id }) =>
      api('POST', 'placements', { employeeId: id, centerId: center.id, startsOn: `${month}-01` }),
    ),
  );
  await office.goto(`${server.url}/dashboard/clientList/${center.id}`);
  await office.getByRole('button', { name: 'Make link', exact: true }).click();
  await office.getByRole('combobox', { name: 'Month' }).waitFor();
  await office.getByRole('button', { name: 'Make link', exact: true }).click();
  const link = await office.getByLabel('The link').inputValue();

  const { context, phone, bytes } = await openPhone(browser);
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'Lark Mill, Gumla' })).toBeVisible();
  await phone.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expectGoodLooks(phone, [390]);

  await context.setOffline(true);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  const of = (name: string) => phone.getByRole('group', { name });
  await tap(phone.getByRole('button', { name: 'Everybody present' }));
  for (const name of away) await tap(of(name).getByRole('button', { name: 'Absent' }));
  for (const name of half) await tap(of(name).getByRole('button', { name: 'Half day' }));
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  const status = phone.getByRole('status');
  const waiting = 'Saved on this phone. 50 marks go to the office when there is a network.';
  await expect(status).toHaveText(waiting);

  await phone.reload();
  await expect(phone.getByText('50 of 50 marked')).toBeVisible();
  await expect(status).toHaveText(waiting);
  await expect(of('Person 07').getByRole('button', { name: 'Absent' })).toHaveAttribute('aria-pressed', 'true');
  await phone.getByRole('button', { name: 'हिन्दी' }).tap();
  await expect(phone.getByRole('button', { name: 'सब उपस्थित' })).toBeVisible();
  await phone.getByRole('button', { name: 'English' }).tap();

  await context.setOffline(false);
  await expect(status).toHaveText('Everything is sent to the office.');
  const { people } = await api<Sheet>('GET', `attendance/${center.id}/${month}`);
  const letters = people.map(({ name, days }) => [name, days.replaceAll('.', '')]);
  expect(letters).toEqual(everybody.map((name) => [name, away.includes(name) ? 'A' : half.includes(name) ? 'H' : 'P']));
  await office.reload();
  await expect(office.getByRole('cell', { name: /^50, last on/ })).toBeVisible();
  expect(await bytes()).toBeLessThanOrEqual(MOST_BYTES);

  await office.getByRole('button', { name: /Revoke/ }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(office.getByText('Link revoked')).toBeVisible();
  await phone.reload();
  await expect(status).toHaveText(/^This link does not work: /);
  await context.close();
});
