import type { SearchResult } from 'shared/domain/console/figure';
import { openTestApp, type TestApp } from '../../../test/openTestApp';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp({ settings: { registration: 'open' } });
});
afterEach(() => server.close());

const ask = (paths: readonly string[], token?: string) =>
  server.call('GET', `search/visited?paths=${encodeURIComponent(paths.join(','))}`, undefined, { token });
const visited = async (paths: readonly string[], token?: string): Promise<SearchResult[]> =>
  (await ask(paths, token)).json();
const add = async (path: string, record: object): Promise<string> =>
  (await server.call('POST', path, record)).json().id;
const centerPage = (id: string) => `/dashboard/clientList/${id}`;

test('of the pages that were visited those that have a name are told, records as they are called now, in the order asked', async () => {
  const center = await add('centers', { client_name: 'Everkart', city: 'Ranchi' });
  const lead = await add('leads', { name: 'Meera Nair', mobile: '9876500101' });
  await server.call('PUT', `leads/${lead}`, { name: 'Meera Das' });
  const paths = [`/dashboard/leads/${lead}`, '/dashboard/leads', centerPage(center), '/dashboard/clientList/add'];
  expect(await visited(paths)).toMatchObject([
    { kind: 'Lead', title: 'Meera Das', path: paths[0] },
    { kind: 'Pages', title: 'Leads', path: paths[1] },
    { kind: 'Center', title: 'Everkart', path: paths[2] },
  ]);
});

test('what was deleted, is not theirs to read, or lies beyond their clients, is not told', async () => {
  const [kept, gone] = [await add('centers', { city: 'Ranchi' }), await add('centers', { city: 'Patna' })];
  const person = { name: 'Bela', email: 'bela@example.com', password: 'a long password' };
  await server.call('POST', 'auth/register', person, { token: '' });
  const { token, account } = (await server.call('POST', 'auth/login', person, { token: '' })).json();
  await server.call('DELETE', `centers/${gone}`);
  const told = async (who?: string) =>
    (await visited([centerPage(kept), centerPage(gone)], who)).map(({ path }) => path);
  const setRights = (rights: object) => server.call('PUT', `accounts/${account.id}`, rights);
  expect([await told(), await told(token)]).toEqual([[centerPage(kept)], [centerPage(kept)]]);
  await setRights({ reach: { companies: [], centers: [gone] } });
  expect(await told(token)).toEqual([]);
  const { id: role } = (await server.call('POST', 'roles', { name: 'Clerk', rights: ['wages:read'] })).json();
  await setRights({ reach: null, role });
  expect(await told(token)).toEqual([]);
});

test('anything may be asked about, but not too much at once', async () => {
  expect(await visited(['', '/', centerPage('%00'), centerPage("x' or 1=1"), centerPage('a/b')])).toEqual([]);
  expect((await ask(Array.from({ length: 31 }, () => '/dashboard'))).statusCode).toBe(400);
  expect((await server.call('GET', 'search/visited')).json().errors).toEqual([
    { path: 'paths', msg: expect.stringContaining('paths') },
  ]);
});
