import type { SearchResult } from 'shared/domain/console/figure';
import { openTestApp, type TestApp } from '../../../test/openTestApp';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp({ settings: { registration: 'open' } });
});
afterEach(() => server.close());

const ask = async (address: string, token?: string): Promise<SearchResult[]> =>
  (await server.call('GET', address, undefined, { token })).json();
/** The pages that are found by what was typed, as `label (section)`. */
const pagesFor = async (words: string, token?: string) =>
  (await ask(`search?q=${encodeURIComponent(words)}`, token))
    .filter(({ kind }) => kind === 'Pages')
    .map(({ title, detail }) => (detail ? `${title} (${detail})` : title));

test('pages are found by what people call them, in English and by Hindi words in Latin letters', async () => {
  const wages = 'Wage Management (Compliances)';
  for (const [words, page] of [
    ['payslip', wages],
    ['ECR', wages],
    ['vetan', wages],
    ['hazri', 'Attendance'],
    ['chutti', 'Calendar'],
    ['karmchari', 'Employees (Wage Management)'],
    ['bank', 'Bank statements (Receipts)'],
    ['26as', '26AS and AIS (Receipts)'],
    ['minimum wage', 'Rates (Wage Management)'],
    ['lock', 'Attendance'],
    ['run', 'Run of the Month'],
    ['roles', 'Roles (Settings)'],
    ['company details', 'Company details (Settings)'],
    ['tax kept back', 'TDS on suppliers’ bills (Purchases)'],
    ['certificates', 'Certificates (Compliances)'],
    ['certificates', 'Certificates (Receipts)'],
  ] as const)
    expect([words, await pagesFor(words)]).toEqual([words, expect.arrayContaining([page])]);
  expect(await pagesFor('bonus')).toEqual(['Bonus (Wage Management)']);
  expect(await pagesFor('ank')).toEqual([]);
  expect((await pagesFor('settings'))[0]).toBe('Settings (Account)');
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
