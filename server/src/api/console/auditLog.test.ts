import { addDays, today } from 'shared/domain/dates/dates';
import type { AuditChanges } from 'shared/domain/records/auditEntry';
import { openTestApp, ownerCredentials, type TestApp } from '../../../test/openTestApp';
import { clearAudit } from '../../core/audit';
import { sumReads } from '../../core/auditReads';

interface Entry {
  id: string;
  groupId: string;
  count: number;
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

test('the owner reads who did what, with records by name', async () => {
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

test('the log is filtered by person, act, kind, time and words, sorted and paged', async () => {
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

test('only the owner reads the log, and no call changes it', async () => {
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
    'GET',
  ]);
  const [newest] = await server.db.selectFrom('audit').select('id').execute();
  for (const method of ['PUT', 'DELETE', 'POST'] as const)
    expect((await server.call(method, `audit/${newest?.id}`, {})).statusCode).toBe(404);
});

test('downloads of lists and archives are logged, including the log’s own; refused ones aren’t', async () => {
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

test('entries past their retention are deleted, records’ history stays without addresses', async () => {
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

test('full lists and documents read are logged once a day and person, and totalled afterwards; pages and forms aren’t', async () => {
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

const changesOf = async (id: string, token?: string) =>
  (await server.call('GET', `audit/${id}/changes`, undefined, { token })).json<AuditChanges>();

test('an entry shows values before and after, other records by name, and links to its record while that exists', async () => {
  const companyId = (await server.call('POST', 'companies', { name: 'Mine Works' })).json().id as string;
  const { id } = (await server.call('POST', 'centers', { client_name: 'Gate 2', city: 'Ranchi' })).json();
  await server.call('PUT', `centers/${id}`, { city: 'Patna', companyId });
  const [entry] = await entries('resource=centers');
  expect(await changesOf(entry?.id ?? '')).toMatchObject({
    changes: { city: ['Ranchi', 'Patna'], companyId: ['', 'Mine Works'] },
    isReadable: true,
    page: expect.stringContaining(id),
  });
  await server.call('DELETE', `centers/${id}`);
  expect((await changesOf(entry?.id ?? '')).page).toBeNull();
  expect((await server.call('GET', 'audit/x/changes')).statusCode).toBe(404);
});

test('a register’s line links to the register', async () => {
  const { wageId, rows } = await register(1);
  const [line] = await entries('resource=wage_lines');
  expect(rows).toBe(1);
  expect((await changesOf(line?.id ?? '')).page).toMatch(new RegExp(`${wageId}$`));
});

test('a reader of the log without the right to the record sees neither its values nor its page', async () => {
  const id = await supplier('Suvarna Traders');
  await server.call('PUT', `suppliers/${id}`, { phone: '9876500101' });
  const [entry] = await entries('resource=suppliers');
  const rights = ['audit:read'];
  const { id: role } = (await server.call('POST', 'roles', { name: 'Auditor', rights })).json();
  const { token } = (await server.call('POST', 'invitations', { email: 'b@example.com', role })).json();
  const joined = { token, name: 'Bela', password: 'four quiet brown horses' };
  const bela = (await server.call('POST', 'auth/invitation', joined, { token: '' })).json().token;
  expect(await changesOf(entry?.id ?? '', bela)).toEqual({ changes: {}, isReadable: false, page: null });
});

test('the log of accounts shows no password, hash or link, of any change', async () => {
  const password = 'four quiet brown horses';
  await server.call('PUT', 'auth/me', {
    ...ownerCredentials,
    name: 'Asha R.',
    currentPassword: ownerCredentials.password,
    password,
    confirmPassword: password,
  });
  const told = await Promise.all((await entries()).map(({ id }) => changesOf(id)));
  expect(JSON.stringify(told)).toContain('Asha R.');
  expect(JSON.stringify(told)).not.toMatch(/scrypt|\$|horse/);
});

/** A wage register with a line for each of this many employees, created by one call. */
async function register(count: number) {
  const rows = Array.from({ length: count }, (_, n) => ({ name: `Anil ${n}`, code: `A-${n}` }));
  await server.call('POST', 'employees/import', { rows });
  const { id } = (await server.call('POST', 'wages', { month: '2026-10', employees: count, totalPaise: 0 })).json();
  return { wageId: id as string, rows: (await server.call('GET', `wages/lines?wageId=${id}`)).json().length as number };
}

test('a register of 300 lines, and an import, are one entry each, which opens in pages', async () => {
  const { rows } = await register(300);
  expect(rows).toBe(300);
  const heads = await entries('isPart=false&resource=wage_lines,employees');
  expect(heads.map(({ action, count }) => [action, count])).toEqual([
    ['create', 300],
    ['create', 300],
  ]);
  const [head] = heads;
  const page = await server.call(
    'GET',
    `audit?groupId=${head?.groupId}&resource=wage_lines&action=create&page=3&size=20`,
  );
  expect([page.headers['x-total-count'], page.json().length]).toEqual(['300', 20]);
  expect(await entries('resource=wage_lines')).toHaveLength(300);
});

test('a screen’s single requests for one act are one entry; another person’s aren’t, whatever they name', async () => {
  const ids = [await supplier('Suvarna Traders'), await supplier('Bharat Steel'), await supplier('Chand Tools')];
  const headers = { 'x-act': 'one-act-of-a-screen' };
  for (const id of ids) await server.call('PUT', `suppliers/${id}`, { phone: '9876500101' }, { headers });
  const [head, ...others] = await entries('isPart=false&resource=suppliers&action=update');
  expect([head?.count, others]).toEqual([3, []]);
  const { token } = (await server.call('POST', 'invitations', { email: 'b@example.com', role: 'staff' })).json();
  const joined = { token, name: 'Bela', password: 'four quiet brown horses' };
  const bela = (await server.call('POST', 'auth/invitation', joined, { token: '' })).json().token;
  await server.call('PUT', `suppliers/${ids[0]}`, { phone: '9876500102' }, { headers, token: bela });
  const both = await entries('isPart=false&resource=suppliers&action=update');
  expect(both.map(({ by, count }) => [by, count])).toEqual([
    ['Bela', 1],
    ['Asha Rao', 3],
  ]);
});
