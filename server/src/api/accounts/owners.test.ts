import type { StoredAccount } from 'shared/domain/accounts/session';
import { openTestApp, ownerCredentials, type TestApp } from '../../../test/openTestApp';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp({ settings: { registration: 'open' } });
});
afterEach(() => server.close());

const bela = { name: 'Bela', email: 'bela@example.com', password: 'a long password' };

/** Registers Bela and signs her in. */
async function addBela(): Promise<{ id: string; token: string }> {
  await server.call('POST', 'auth/register', bela, { token: '' });
  const answer = await server.call('POST', 'auth/login', bela, { token: '' });
  const { token, account } = answer.json() as { token: string; account: StoredAccount };
  return { id: account.id, token };
}
const put = (id: string, body: object, token = server.owner.token) =>
  server.call('PUT', `accounts/${id}`, body, { token });
const owners = () =>
  server.db.selectFrom('accounts').select('id').where('role', '=', 'owner').where('deletedAt', 'is', null).execute();

test('an owner makes another account an owner, which is notified and has an owner’s rights at once', async () => {
  const { id, token } = await addBela();
  expect((await server.call('GET', 'accounts', undefined, { token })).statusCode).toBe(403);
  expect((await put(id, { role: 'owner' })).json()).toMatchObject({ role: 'owner', status: 'active' });
  expect((await server.call('GET', 'accounts', undefined, { token })).statusCode).toBe(200);
  const told = (await server.call('GET', 'notifications', undefined, { token })).json() as { title: string }[];
  expect(told.map(({ title }) => title)).toContain('You are now an owner');
});

test('ownership can be handed over: the new owner makes the old one staff, or that one steps down', async () => {
  const { id, token } = await addBela();
  await put(id, { role: 'owner' });
  expect((await put(server.owner.account.id, { role: 'staff' })).statusCode).toBe(200);
  expect((await server.call('GET', 'accounts')).statusCode).toBe(403);
  expect((await server.call('DELETE', `accounts/${server.owner.account.id}`, undefined, { token })).statusCode).toBe(
    204,
  );
  expect(await owners()).toEqual([{ id }]);
});

test('the last owner can’t become staff, be suspended or removed, and learns what to do first', async () => {
  const { id } = server.owner.account;
  const refused = await put(id, { role: 'staff' });
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'There is no other owner. Make another account an owner first.',
  ]);
  expect((await put(id, { status: 'waiting' })).statusCode).toBe(409);
  expect((await put(id, { status: 'waiting', role: 'staff' })).statusCode).toBe(409);
  expect((await server.call('DELETE', `accounts/${id}`)).json().message).toBe(
    'The owner’s account can’t be removed. Make another account an owner first.',
  );
  expect(await owners()).toEqual([{ id }]);
});

test('a waiting account must be approved before it becomes an owner', async () => {
  const { id } = await addBela();
  await put(id, { status: 'waiting' });
  expect((await put(id, { role: 'owner' })).statusCode).toBe(409);
  expect((await put(id, { role: 'owner', status: 'active' })).statusCode).toBe(200);
  expect((await put(id, { status: 'waiting' })).json().message).toBe(
    'An owner’s account must be active. Approve it first, or give it another role.',
  );
});

test('if two owners make each other staff at the same moment, one stays, on every server', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, token } = await addBela();
    const me = server.owner.account.id;
    await put(id, { role: 'owner' });
    const servers = await server.servers();
    const [first, last] = [servers[0], servers.at(-1)];
    const ask = (app: typeof first, method: 'PUT' | 'DELETE', target: string, by: string) =>
      app?.inject({
        method,
        url: `/api/accounts/${target}`,
        headers: { authorization: `Bearer ${by}` },
        ...(method === 'PUT' ? { payload: { role: 'staff' } } : {}),
      });
    const answers = await Promise.all([
      ask(first, 'PUT', me, token),
      ask(last, round % 2 ? 'PUT' : 'DELETE', id, server.owner.token),
    ]);
    expect(await owners()).toHaveLength(1);
    // The loser of the race is refused, or is no longer an owner.
    expect(answers.filter((answer) => (answer?.statusCode ?? 0) < 300)).toHaveLength(1);
    await server.close();
    server = await openTestApp({ settings: { registration: 'open' } });
  }
});

test('accounts that aren’t owners can’t make anyone an owner', async () => {
  const { id, token } = await addBela();
  expect((await put(id, { role: 'owner' }, token)).statusCode).toBe(403);
  expect((await server.call('PUT', 'auth/me', { role: 'owner' }, { token })).json()).toMatchObject({ role: 'staff' });
  expect(
    (
      await server.call(
        'POST',
        'auth/register',
        { ...ownerCredentials, email: 'c@example.com', role: 'owner' },
        { token: '' },
      )
    ).statusCode,
  ).toBe(201);
  expect(await owners()).toHaveLength(1);
});
