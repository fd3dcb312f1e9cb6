import { sql } from 'kysely';
import { openTestApp, ownerCredentials, type TestApp } from '../../test/openTestApp';
import { isPostgres } from '../db/engines/engine';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
});
afterEach(() => server.close());

const rows = () =>
  server.db
    .selectFrom('audit')
    .select(['accountId', 'by', 'address', 'action', 'resource', 'recordId', 'detail'])
    .orderBy('id')
    .execute();
const login = (body: object) => server.call('POST', 'auth/login', body, { token: '' });

test('signing in, failing to, a new password and signing out are written down, with who and from where', async () => {
  const { id } = server.owner.account;
  const owner = { accountId: id, by: 'Asha Rao', address: '127.0.0.1', resource: 'accounts', recordId: id, detail: '' };
  const visitor = { ...owner, accountId: '', by: 'Website visitor' };
  const before = (await rows()).length;
  await login({ ...ownerCredentials, password: 'wrong horse' });
  await login({ email: 'nobody@example.com', password: 'wrong horse' });
  const { token } = (await login(ownerCredentials)).json();
  const password = 'another horse';
  await server.call(
    'PUT',
    'auth/me',
    { password, confirmPassword: password, currentPassword: ownerCredentials.password },
    { token },
  );
  for (const _twice of [1, 2]) await server.call('POST', 'auth/logout', undefined, { token });
  expect((await rows()).slice(before).filter(({ action }) => action !== 'update')).toEqual([
    { ...visitor, action: 'sign-in.refused' },
    { ...visitor, action: 'sign-in.refused', recordId: '' },
    { ...owner, action: 'sign-in', detail: 'password' },
    { ...owner, action: 'account.password-changed' },
    { ...owner, action: 'sign-out' },
  ]);
});

test('a change of a record is one row, of its history and of the log', async () => {
  const { id } = (await server.call('POST', 'suppliers', { name: 'Suvarna Traders' })).json();
  await server.call('PUT', `suppliers/${id}`, { phone: '9876500101' });
  expect((await rows()).slice(-2)).toEqual(
    [
      { action: 'create', detail: '' },
      { action: 'update', detail: 'phone' },
    ].map((row) => ({
      ...row,
      accountId: server.owner.account.id,
      by: 'Asha Rao',
      address: '127.0.0.1',
      resource: 'suppliers',
      recordId: id,
    })),
  );
  expect((await server.call('GET', `suppliers/${id}/history`)).json()).toHaveLength(2);
});

test('a session is not begun when it can’t be written down', async () => {
  const sessions = () => server.db.selectFrom('sessions').select('tokenHash').execute();
  const before = await sessions();
  await server.db.schema.alterTable('audit').renameTo('gone').execute();
  const answer = await login(ownerCredentials);
  await server.db.schema.alterTable('gone').renameTo('audit').execute();
  expect(answer.statusCode).toBe(500);
  expect(await sessions()).toEqual(before);
});

test('the database refuses to change what is written down, and to remove what is young or a history', async () => {
  const old = { at: '2024-01-01T00:00:00.000Z', accountId: '', by: '', resource: '', recordId: '', changes: '{}' };
  await server.db
    .insertInto('audit')
    .values([
      { ...old, id: 'old', action: 'sign-in', address: '203.0.113.9', detail: '', search: '' },
      { ...old, id: 'history', action: 'update', address: '203.0.113.9', detail: '', search: '' },
    ])
    .execute();
  const before = await rows();
  const refused = expect.stringContaining('rows of the audit log are not changed');
  const statements = [
    sql`update "audit" set "by" = 'nobody'`,
    sql`update "audit" set "detail" = '' where "id" = 'old'`,
    sql`update "audit" set "address" = '' where "id" not in ('old', 'history')`,
    sql`update "audit" set "address" = '198.51.100.1' where "id" = 'old'`,
    sql`delete from "audit" where "id" not in ('old', 'history')`,
    sql`delete from "audit" where "id" = 'history'`,
    ...(isPostgres(server.db) ? [sql`truncate "audit"`] : []),
  ];
  for (const statement of statements)
    await expect(statement.execute(server.db)).rejects.toMatchObject({ message: refused });
  expect(await rows()).toEqual(before);
  await sql`update "audit" set "address" = '' where "id" = 'history'`.execute(server.db);
  await sql`delete from "audit" where "id" = 'old'`.execute(server.db);
  expect(await rows()).toHaveLength(before.length - 1);
});
