import { partsOf } from 'shared/domain/accounts/right';
import { rightNames } from 'shared/domain/accounts/rightNames';
import type { RoleCatalog } from 'shared/domain/accounts/role';
import type { SignedIn } from 'shared/domain/accounts/session';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { whileUnderWay } from '../../../test/whileUnderWay';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp({ settings: { registration: 'open' } });
});
afterEach(() => server.close());

/** Registers someone and signs them in. */
async function add(name: string): Promise<{ id: string; token: string }> {
  const person = { name, email: `${name.toLowerCase()}@example.com`, password: 'a long password' };
  await server.call('POST', 'auth/register', person, { token: '' });
  const { token, account } = (await server.call('POST', 'auth/login', person, { token: '' })).json();
  return { id: account.id, token };
}
const put = (id: string, body: object, token = server.owner.token) =>
  server.call('PUT', `accounts/${id}`, body, { token });
const makeRole = async (name: string, rights: string[], token = server.owner.token) =>
  server.call('POST', 'roles', { name, rights }, { token });

test('an owner makes a role from single rights; it and its changes apply from the next call on', async () => {
  const bela = await add('Bela');
  const role = (await makeRole('Payroll clerk', ['wages:read'])).json();
  const ask = async (path: string) => (await server.call('GET', path, undefined, { token: bela.token })).statusCode;
  expect([await ask('wages'), await ask('invoices')]).toEqual([200, 200]);
  expect((await put(bela.id, { role: role.id })).json()).toMatchObject({ roleName: 'Payroll clerk' });
  expect([await ask('wages'), await ask('invoices'), await ask('wages/export.csv')]).toEqual([200, 403, 403]);
  const me: SignedIn = (await server.call('GET', 'auth/me', undefined, { token: bela.token })).json();
  expect([me.roleName, me.rights]).toEqual(['Payroll clerk', ['wages:read']]);
  await server.call('PUT', `roles/${role.id}`, { rights: ['invoices:read'] });
  expect([await ask('wages'), await ask('invoices')]).toEqual([403, 200]);
});

test('a refusal names the missing right, and whom to ask', async () => {
  const bela = await add('Bela');
  await put(bela.id, { role: 'viewer' });
  const { message } = (await server.call('POST', 'invoices/x/issue', {}, { token: bela.token })).json();
  expect(message).toBe('Your role, Viewer, doesn’t include “Invoices: Issue”. Ask Asha Rao for access.');
});

test('an unused role can be deleted and restored', async () => {
  const bela = await add('Bela');
  const { id } = (await makeRole('Clerk', ['wages:read'])).json();
  await put(bela.id, { role: id });
  const refused = await server.call('DELETE', `roles/${id}`);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Bela has this role: choose another for them first.',
  ]);
  await put(bela.id, { role: 'viewer' });
  expect((await server.call('DELETE', `roles/${id}`)).statusCode).toBe(204);
  expect((await put(bela.id, { role: id })).json().errors).toEqual([
    { path: 'role', msg: 'This role no longer exists. Choose another.' },
  ]);
  expect((await server.call('POST', `roles/${id}/restore`)).statusCode).toBe(200);
});

test('a role being deleted can’t be assigned', async () => {
  const bela = await add('Bela');
  const { id } = (await makeRole('Clerk', ['wages:read'])).json();
  const answer = await whileUnderWay(
    server,
    (tx) => tx.updateTable('roles').set({ deletedAt: new Date().toISOString() }).where('id', '=', id).execute(),
    () => put(bela.id, { role: id }),
  );
  expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([400, 'role']);
});

test('a name being given to a role can’t be given to another', async () => {
  const { id } = (await makeRole('Clerk', [])).json();
  const answer = await whileUnderWay(
    server,
    (tx) => tx.updateTable('roles').set({ name: 'Auditor' }).where('id', '=', id).execute(),
    () => makeRole('auditor', []),
  );
  expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([400, 'name']);
});

test.each([
  [{ name: 'manager', rights: [] }, 'name'],
  [{ name: 'Clerk', rights: ['*'] }, 'rights.0'],
  [{ name: 'Clerk', rights: ['invoices'] }, 'rights.0'],
])('a role %j is refused at its field', async (role, path) => {
  const answer = await server.call('POST', 'roles', role);
  expect([answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([400, path]);
});

test('an account manager by role gives nobody, and removes from nobody, rights beyond their own', async () => {
  const [bela, chand] = [await add('Bela'), await add('Chand')];
  const clerk = (await makeRole('Accounts clerk', ['accounts:read', 'accounts:write', 'wages:read'])).json();
  const lesser = (await makeRole('Reader of wages', ['wages:read'])).json();
  await put(bela.id, { role: clerk.id });
  await put(chand.id, { role: lesser.id });
  const asBela = (id: string, body: object) => put(id, body, bela.token);
  expect((await asBela(chand.id, { role: clerk.id })).statusCode).toBe(200);
  for (const role of ['owner', 'staff', 'viewer']) expect((await asBela(chand.id, { role })).statusCode).toBe(403);
  expect((await asBela(bela.id, { role: 'owner' })).statusCode).toBe(403);
  expect((await asBela(server.owner.account.id, { role: lesser.id })).statusCode).toBe(403);
  const link = `accounts/${server.owner.account.id}/reset-link`;
  expect((await server.call('POST', link, undefined, { token: bela.token })).statusCode).toBe(403);
  const second = `accounts/${server.owner.account.id}/reset-second-factor`;
  expect((await server.call('POST', second, undefined, { token: bela.token })).statusCode).toBe(403);
  expect((await makeRole('More', ['accounts:read'], bela.token)).statusCode).toBe(403);
});

test('there is always an account that manages accounts', async () => {
  const me = server.owner.account.id;
  const bela = await add('Bela');
  for (const change of [{ role: 'viewer' }, { status: 'waiting' }, { reach: { companies: ['c1'], centers: [] } }])
    expect([change, (await put(me, change)).statusCode]).toEqual([change, 409]);
  expect((await server.call('DELETE', `accounts/${me}`)).statusCode).toBe(409);
  expect((await server.call('PUT', 'roles/owner', { rights: [] })).statusCode).toBe(404);
  await put(bela.id, { role: 'owner' });
  expect((await put(me, { role: 'viewer' })).statusCode).toBe(200);
});

test('every right that a route requires has a name, and the catalog shows each built-in role’s rights', async () => {
  const { resources, builtIn }: RoleCatalog = (await server.call('GET', 'roles/catalog')).json();
  const named = Object.values(rightNames).flatMap((names) => Object.keys(names));
  expect(resources.map(({ path }) => path).sort()).toEqual(named.filter((path) => path !== 'modules').sort());
  expect(builtIn.find(({ id }) => id === 'owner')?.rights).toEqual(['*']);
  const viewer = builtIn.find(({ id }) => id === 'viewer')?.rights ?? [];
  expect(viewer).toContain('invoices:read');
  expect(viewer.map((right) => partsOf(right).act).filter((act) => act !== 'read')).toEqual([]);
  expect(viewer).not.toContain('accounts:read');
});

test('an account limited to a company finds, changes and adds that company’s records only', async () => {
  const bela = await add('Bela');
  const [mine, other] = [
    (await server.call('POST', 'companies', { name: 'Mine Works' })).json().id,
    (await server.call('POST', 'companies', { name: 'Other Works' })).json().id,
  ];
  const center = async (companyId: string, client_name: string) =>
    (await server.call('POST', 'centers', { client_name, companyId })).json().id as string;
  const [here, there] = [await center(mine, 'Works of mine'), await center(other, 'Works of another')];
  const gone = await center(other, 'Works that went');
  await server.call('DELETE', `centers/${gone}`);
  await put(bela.id, { reach: { companies: [mine], centers: [] } });
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    server.call(method, path, body, { token: bela.token });

  const list = await call('GET', 'centers?page=1');
  expect([list.headers['x-total-count'], list.json().map(({ id }: { id: string }) => id)]).toEqual(['1', [here]]);
  expect((await call('GET', 'companies')).json()).toHaveLength(1);
  expect((await call('GET', 'companies/counts')).json()).toMatchObject({ Active: 1 });
  expect((await call('GET', 'centers/export.csv')).body).not.toContain('another');
  expect((await call('GET', 'search?q=works')).json().map(({ id }: { id: string }) => id)).toEqual([
    `centers/${here}`,
    `companies/${mine}`,
  ]);
  for (const [method, path] of [
    ['GET', `centers/${there}`],
    ['GET', `centers/${there}/history`],
    ['PUT', `centers/${there}`],
    ['DELETE', `centers/${there}`],
    ['POST', `centers/${gone}/restore`],
    ['GET', `companies/${other}/summary`],
  ] as const)
    expect([path, (await call(method, path, method === 'PUT' ? {} : undefined)).statusCode]).toEqual([path, 404]);
  expect((await call('PUT', `centers/${here}`, { city: 'Ranchi' })).statusCode).toBe(200);
  const away = await call('PUT', `centers/${here}`, { companyId: other });
  expect([away.statusCode, away.json().code]).toEqual([403, 'beyond_reach']);
  expect((await call('POST', 'centers', { client_name: 'New', companyId: other })).statusCode).toBe(403);
  const imported = await call('POST', 'centers/import', { rows: [{ client_name: 'N', companyId: other }] });
  expect([imported.statusCode, imported.json().errors]).toEqual([
    400,
    [expect.objectContaining({ path: 'rows.0.companyId' })],
  ]);
  expect((await call('POST', 'centers', { client_name: 'New', companyId: mine })).statusCode).toBe(201);
  const refused = await call('GET', 'suppliers');
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'beyond_reach']);
  const { rights }: SignedIn = (await call('GET', 'auth/me')).json();
  expect([rights.includes('centers:write'), rights.includes('suppliers:read')]).toEqual([true, false]);
});

test('an account limited to a company gets its invoices’ figures and PDFs, none of another’s, and no company-wide return', async () => {
  const bela = await add('Bela');
  const company = async (name: string) => (await server.call('POST', 'companies', { name })).json().id as string;
  const [mine, other] = [await company('Mine Works'), await company('Other Works')];
  const draft = async (companyId: string, pricePaise: number) => {
    const items = [{ description: 'Guards', quantity: 1, pricePaise }];
    return (await server.call('POST', 'invoices', { clientName: 'Works', companyId, items })).json().id as string;
  };
  const [here, there] = [await draft(mine, 100_000), await draft(other, 700_000)];
  await put(bela.id, { role: 'accountant', reach: { companies: [mine], centers: [] } });
  const get = (path: string) => server.call('GET', path, undefined, { token: bela.token });

  expect((await get('invoices/summary')).json().drafts).toMatchObject({ count: 1, amountPaise: 100_000 });
  expect((await get('invoices/summary')).json().received).toEqual({ count: 0, amountPaise: 0 });
  const statuses = async (...paths: string[]) =>
    Promise.all(paths.map(async (path) => [path, (await get(path)).statusCode]));
  expect(
    await statuses(
      `invoices/${here}/pdf`,
      `invoices/${there}/pdf`,
      `invoices/pdfs.zip?ids=${here}`,
      `invoices/pdfs.zip?ids=${here},${there}`,
    ),
  ).toEqual([
    [`invoices/${here}/pdf`, 200],
    [`invoices/${there}/pdf`, 404],
    [`invoices/pdfs.zip?ids=${here}`, 200],
    [`invoices/pdfs.zip?ids=${here},${there}`, 404],
  ]);
  const gstr1 = await get('invoices/gstr1.csv?month=2026-04');
  expect([gstr1.statusCode, gstr1.json()]).toEqual([
    403,
    expect.objectContaining({ code: 'beyond_reach', message: expect.stringContaining('Ask') }),
  ]);
});
