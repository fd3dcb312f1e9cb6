import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { notify } from './notify';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ settings: { seed: 'sample', registration: 'open' } });
});
afterAll(() => server.close());

const count = async (token?: string) =>
  (await server.call('GET', 'notifications/unread', undefined, { token })).json().count;

test('a fresh start has three unread', async () => {
  expect(await count()).toBe(3);
  const list = (await server.call('GET', 'notifications')).json();
  expect(list).toHaveLength(3);
  expect(list[0]).toMatchObject({
    kind: 'lead',
    title: expect.any(String),
    path: '/dashboard/leads?q=9876500101',
    readAt: null,
  });
});

test('reading is each account’s own', async () => {
  const person = { name: 'Bela', email: 'bela@example.com', password: 'long enough' };
  await server.call('POST', 'auth/register', person, { token: '' });
  const { token } = (await server.call('POST', 'auth/login', person, { token: '' })).json();
  const [first] = (await server.call('GET', 'notifications')).json();
  expect((await server.call('POST', `notifications/${first.id}/read`)).json()).toEqual({ count: 2 });
  expect((await server.call('POST', `notifications/${first.id}/read`)).json()).toEqual({ count: 2 });
  expect((await server.call('GET', 'notifications')).json()[0].readAt).toMatch(/Z$/);
  expect(await count(token)).toBe(3);
  expect((await server.call('POST', 'notifications/read-all', undefined, { token })).json()).toEqual({ count: 0 });
  expect(await count()).toBe(2);
});

test('one subject is told once, and what is for the owner is for the owner', async () => {
  const before = await count();
  const note = { kind: 'due', title: 'GSTR-3B is due', body: '', path: '', subject: 'obligations/1' } as const;
  await notify(server.db, note, 'owner');
  await notify(server.db, note, 'owner');
  expect(await count()).toBe(before + 1);
  const { token } = (
    await server.call('POST', 'auth/login', { email: 'bela@example.com', password: 'long enough' }, { token: '' })
  ).json();
  expect(await count(token)).toBe(0);
});

test('an unknown one is 404', async () => {
  expect((await server.call('POST', 'notifications/x/read')).statusCode).toBe(404);
});
