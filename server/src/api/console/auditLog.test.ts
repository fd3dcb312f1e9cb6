import { addDays, today } from 'shared/domain/dates';
import { openTestApp, ownerCredentials, type TestApp } from '../../../test/openTestApp';
import { clearAudit } from '../core/audit';
import { sumReads } from '../core/auditReads';

interface Entry {
  by: string;
  action: string;
  about: string;
  detail: string;
  address: string;
}

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
});
afterEach(() => server.close());

const entries = async (query = '') => (await server.call('GET', `audit?${query}`)).json<Entry[]>();
const login = (body: object) => server.call('POST', 'auth/login', body, { token: '' });
const supplier = async (name: string) => (await server.call('POST', 'suppliers', { name })).json<{ id: string }>().id;

test('the owner reads who did what, with records by their names', async () => {
  const id = await supplier('Suvarna Traders');
  await server.call('PUT', `suppliers/${id}`, { phone: '9876500101' });
  await server.call('DELETE', `suppliers/${id}`);
  expect(await entries('page=1&size=3')).toEqual(
    [
      { action: 'delete', detail: '' },
      { action: 'update', detail: 'phone' },
      { action: 'create', detail: '' },
    ].map((entry) =>
      expect.objectContaining({ ...entry, by: 'Asha Rao', address: '127.0.0.1', about: 'supplier Suvarna Traders' }),
    ),
  );
});

test('the log is narrowed by who, what, kind, time and words, sorted and paged', async () => {
  await supplier('Suvarna Traders');
  await login({ ...ownerCredentials, password: 'wrong horse' });
  const { token } = (await login(ownerCredentials)).json();
  await server.call('POST', 'auth/logout', undefined, { token });
  const found = async (query: string) => (await entries(query)).map(({ action }) => action);
  expect(await found('action=sign-in,sign-out')).toEqual(['sign-out', 'sign-in']);
  expect(await found('resource=suppliers')).toEqual(['create']);
  expect(await found(`accountId=${server.owner.account.id}&sort=action&page=1&size=2`)).toEqual(['create', 'create']);
  expect(await found('q=refused')).toEqual(['sign-in.refused']);
  expect(await found('createdAt.to=2020-01-01')).toEqual([]);
  expect((await server.call('GET', 'audit/kinds')).json()).toEqual(
    expect.arrayContaining([
      { value: 'accounts', label: 'account' },
      { value: 'suppliers', label: 'supplier' },
    ]),
  );
});

test('the log is the owner’s alone, and no call changes it', async () => {
  const person = { name: 'Bela', email: 'bela@example.com', password: 'a long password' };
  await server.call('POST', 'auth/register', person, { token: '' });
  const [bela] = (await server.call('GET', 'accounts?q=bela')).json();
  await server.call('PUT', `accounts/${bela.id}`, { status: 'active' });
  const { token } = (await login(person)).json();
  for (const path of ['audit', 'audit/export.csv', 'audit/kinds'])
    expect([path, (await server.call('GET', path, undefined, { token })).statusCode]).toEqual([path, 403]);
  const written = server.app.apiRoutes.filter(({ url }) => url.startsWith('/api/audit'));
  expect(written.map(({ method }) => method).filter((method) => method !== 'HEAD')).toEqual([
    'GET',
    'GET',
    'GET',
    'GET',
  ]);
  const [newest] = await server.db.selectFrom('audit').select('id').execute();
  for (const method of ['PUT', 'DELETE', 'POST'] as const)
    expect((await server.call(method, `audit/${newest?.id}`, {})).statusCode).toBe(404);
});

test('whoever takes a list or an archive away is written down, of the log too; what is refused is not', async () => {
  const exports = server.app.apiRoutes.filter(({ method, schema }) => {
    const { response } = schema as { response?: Record<number, { content?: object }> };
    return method === 'GET' && /csv|zip|sheet/.test(Object.keys(response?.[200]?.content ?? {}).join());
  });
  expect(exports.length).toBeGreaterThan(30);
  const done = () => entries('q=exported').then((found) => found.map(({ detail }) => detail));
  await server.call('GET', 'suppliers/export.csv?phone.unknown=1');
  expect(await done()).toEqual([]);
  const lists = exports.map(({ url }) => url.replace('/api/', '')).filter((url) => /\/export\.(csv|xlsx)$/.test(url));
  for (const url of lists) expect((await server.call('GET', url)).statusCode).toBe(200);
  expect((await done()).sort()).toEqual([...lists].sort());
  await server.call('GET', 'invoices/gstr1.csv?month=2026-04');
  await server.call('GET', 'compliance/report.csv?from=2026-04-01&to=2026-04-30');
  expect((await done()).slice(0, 2)).toEqual(['compliance/report.csv', 'invoices/gstr1.csv']);
});

test('what is older than its days goes, the history of records stays without addresses', async () => {
  const row = { accountId: '', by: 'Asha Rao', address: '203.0.113.9', resource: '', recordId: '', detail: '' };
  const at = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
  const rest = { ...row, changes: '{}', search: '' };
  await server.db
    .insertInto('audit')
    .values([
      { ...rest, id: 'a', at: at(120), action: 'sign-in' },
      { ...rest, id: 'b', at: at(120), action: 'update' },
      { ...rest, id: 'c', at: at(95), action: 'sign-out' },
      ...Array.from({ length: 2300 }, (_, n) => ({ ...rest, id: `x${n}`, at: at(130), action: 'export.csv' as const })),
    ])
    .execute();
  const kept = () =>
    server.db
      .selectFrom('audit')
      .select(['id', 'address'])
      .where('by', '=', 'Asha Rao')
      .where('at', '<', at(90))
      .orderBy('id')
      .execute();
  await clearAudit(server.db, 100);
  expect(await kept()).toEqual([
    { id: 'b', address: '' },
    { id: 'c', address: '203.0.113.9' },
  ]);
  await clearAudit(server.db, 90);
  expect(await kept()).toEqual([{ id: 'b', address: '' }]);
});

test('lists read whole and papers are written down once a day and person, and summed when it is over; pages and a form are not', async () => {
  const rows = async (action: string) =>
    (await entries(`action=${action}`))
      .map(({ by, detail }) => [by, detail])
      .sort((a, b) => (String(a) < String(b) ? -1 : 1));
  await server.call('POST', 'candidates', { name: 'Meera Nair', email: 'meera@example.com' });
  const items = [{ description: 'Guards', quantity: 1, pricePaise: 100 }];
  const { id } = (await server.call('POST', 'invoices', { clientName: 'Nair Foods', items })).json();
  for (let time = 0; time < 5; time += 1) await server.call('GET', 'candidates');
  await server.call('GET', 'companies?page=1');
  await server.call('GET', `invoices/${id}`);
  for (let time = 0; time < 3; time += 1) expect((await server.call('GET', `invoices/${id}/pdf`)).statusCode).toBe(200);
  expect(await rows('records.read')).toEqual([
    ['Asha Rao', 'candidates'],
    ['Asha Rao', 'invoices/:id/pdf'],
  ]);
  expect(await rows('records.read-sum')).toEqual([]);
  await server.db.transaction().execute((tx) => sumReads(tx, addDays(today(), 1)));
  await server.db.transaction().execute((tx) => sumReads(tx, addDays(today(), 1)));
  expect(await rows('records.read-sum')).toEqual([['Asha Rao', `${today()}: candidates 5, invoices/:id/pdf 3`]]);
});
