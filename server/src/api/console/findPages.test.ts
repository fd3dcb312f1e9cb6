import type { SearchResult } from 'shared/domain/console/figure';
import { openTestApp, type TestApp } from '../../../test/openTestApp';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp({ settings: { registration: 'open' } });
});
afterEach(() => server.close());

const ask = async (address: string, token?: string): Promise<SearchResult[]> =>
  (await server.call('GET', address, undefined, { token })).json();
/** The pages found by a query, as `label (section)`. */
const pagesFor = async (words: string, token?: string) =>
  (await ask(`search?q=${encodeURIComponent(words)}`, token))
    .filter(({ kind }) => kind === 'Pages')
    .map(({ title, detail }) => (detail ? `${title} (${detail})` : title));

test('pages are found by beginnings of their names and of other words, eight at most, the nearest name first', async () => {
  expect(await pagesFor('bonus')).toEqual(['Bonus (Wage Management)']);
  expect(await pagesFor('ank')).toEqual([]);
  expect(await pagesFor('vetan')).toContain('Payslips and files (Wage Management)');
  expect((await ask('search?q=chutti'))[0]).toMatchObject({ title: 'Holidays', path: '/dashboard/calendar#holidays' });
  const settings = await pagesFor('settings');
  expect([settings[0], settings.length]).toEqual(['Settings (Account)', 8]);
  expect(await pagesFor('roles')).toEqual(['Roles (Settings)']);
});

test('somebody finds no page that is not for them, nor is told of it as one they visited', async () => {
  const person = { name: 'Bela', email: 'bela@example.com', password: 'a long password' };
  await server.call('POST', 'auth/register', person, { token: '' });
  const { token, account } = (await server.call('POST', 'auth/login', person, { token: '' })).json();
  const { id: role } = (await server.call('POST', 'roles', { name: 'Clerk', rights: ['leads:read'] })).json();
  await server.call('PUT', `accounts/${account.id}`, { role });
  expect(await pagesFor('audit')).toEqual(['Audit log (Account)']);
  expect(await pagesFor('audit', token)).toEqual([]);
  expect(await pagesFor('roles', token)).toEqual([]);
  expect(await pagesFor('theme', token)).toEqual(['Theme (Settings)']);
  const visited = 'search/visited?paths=/dashboard/account/audit,/dashboard/leads';
  const namesOf = async (who?: string) => (await ask(visited, who)).map(({ title }) => title);
  expect(await namesOf()).toEqual(['Audit log', 'Leads']);
  expect(await namesOf(token)).toEqual(['Leads']);
});
