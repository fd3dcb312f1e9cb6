import { gunzipSync } from 'node:zlib';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { uploadForm } from '../../test/uploadForm';
import { halfClear } from '../api/letterhead/png.fixture';
import { clearAttempts } from './attempts';

const KEY = '8e03978e-40d5-43dd-bc93-6894a57f9324';
const company = { name: 'Everkart Retail' };

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
});
afterEach(() => server.close());

const post = (path: string, body: object, key = KEY, more: { token?: string } = {}) =>
  server.call('POST', path, body, { headers: { 'idempotency-key': key }, ...more });
const count = async (path: string) => (await server.call('GET', path)).json<object[]>().length;

test('a repeat gets the first answer and makes nothing', async () => {
  const first = await post('companies', company);
  const again = await post('companies', company, `"${KEY}"`);
  expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
  expect([first.headers['idempotency-replayed'], again.headers['idempotency-replayed']]).toEqual([undefined, 'true']);
  expect(await count('companies')).toBe(1);
});

test('without a key, or with another one, each call makes its own', async () => {
  await server.call('POST', 'companies', company);
  await post('companies', company);
  await post('companies', company, `${KEY}-2`);
  expect(await count('companies')).toBe(3);
});

test('the same key with other content or for another call is refused with 422, and makes nothing', async () => {
  await post('companies', company);
  const other = await post('companies', { name: 'Other' });
  expect([other.statusCode, other.json()]).toMatchObject([
    422,
    { code: 'key_reused', message: 'This Idempotency-Key was sent with other content. Use a new key for it.' },
  ]);
  expect((await post('centers', company)).statusCode).toBe(422);
  expect(await count('companies')).toBe(1);
});

test('a form with a file is compared by what it holds', async () => {
  const send = (name: string, side: number) => {
    const { payload, headers } = uploadForm({}, { name, content: halfClear(side, side) });
    return server.call('POST', 'letterhead/pictures', payload, { headers: { ...headers, 'idempotency-key': KEY } });
  };
  const first = await send('logo.png', 10);
  const again = await send('logo.png', 10);
  expect([first.statusCode, again.json(), again.headers['idempotency-replayed']]).toEqual([201, first.json(), 'true']);
  for (const other of [await send('logo.png', 12), await send('other.png', 10)])
    expect([other.statusCode, other.json().code]).toEqual([422, 'key_reused']);
});

test('a long answer is repeated whole, packed or not', async () => {
  const long = { ...company, terms: 'Loaders of the night shift. '.repeat(60) };
  const first = await post('companies', long);
  const packed = await server.call('POST', 'companies', long, {
    headers: { 'idempotency-key': KEY, 'accept-encoding': 'gzip' },
  });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(first.json());
  const other = { 'idempotency-key': `${KEY}-2`, 'accept-encoding': 'gzip' };
  await server.call('POST', 'companies', long, { headers: other });
  expect((await post('companies', long, `${KEY}-2`)).json()).toMatchObject({ terms: long.terms.trim() });
});

test('of repeats at once, also on two servers, one makes it and the others wait or get its answer', async () => {
  const servers = await server.servers();
  const headers = { authorization: `Bearer ${server.owner.token}`, 'idempotency-key': KEY };
  const answers = await Promise.all(
    servers.flatMap((app) =>
      [0, 1, 2].map(() => app.inject({ method: 'POST', url: '/api/companies', payload: company, headers })),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status !== 201 && status !== 409)).toEqual([]);
  expect(await count('companies')).toBe(1);
  expect((await post('companies', company)).statusCode).toBe(201);
});

test('a refused call keeps no key', async () => {
  expect((await post('companies', { name: '' })).statusCode).toBe(400);
  expect((await post('leads/none/convert', { to: 'companies', record: company, version: 1 })).statusCode).toBe(404);
  expect((await post('companies', company)).statusCode).toBe(201);
});

test('a key is its account’s own, and neither the key nor the answer can be read in the database', async () => {
  await post('companies', company);
  const visitor = { name: 'Meera', email: 'meera@example.com', message: 'Hello' };
  for (let n = 0; n < 2; n += 1) expect((await post('contact', visitor, KEY, { token: '' })).statusCode).toBe(200);
  expect(await count('leads')).toBe(1);
  const rows = JSON.stringify(await server.db.selectFrom('attempts').selectAll().execute());
  expect([rows.includes(KEY), rows.includes('Everkart')]).toEqual([false, false]);
});

test('one whose server stopped on the way is not made again', async () => {
  await post('companies', company);
  await server.db.updateTable('attempts').set({ status: null, at: '2026-01-01T00:00:00.000Z' }).execute();
  const again = await post('companies', company);
  expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'outcome_unknown' }]);
  expect(await count('companies')).toBe(1);
});

test('a weak key is refused, and after a day a key is forgotten', async () => {
  expect((await post('companies', company, '1')).statusCode).toBe(400);
  await post('companies', company);
  await clearAttempts(server.db);
  expect(await server.db.selectFrom('attempts').selectAll().execute()).toHaveLength(1);
  await server.db.updateTable('attempts').set({ at: '2026-01-01T00:00:00.000Z' }).execute();
  await clearAttempts(server.db);
  expect(await server.db.selectFrom('attempts').selectAll().execute()).toEqual([]);
});
