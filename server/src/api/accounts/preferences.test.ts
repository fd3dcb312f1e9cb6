import { openTestApp, type TestApp } from '../../../test/openTestApp';

let server: TestApp;
let staff: string;
const person = { name: 'Ravi Kumar', email: 'ravi@example.com', password: 'long enough' };
beforeAll(async () => {
  server = await openTestApp({ settings: { registration: 'open' } });
  await server.call('POST', 'auth/register', person, { token: '' });
  staff = (await server.call('POST', 'auth/login', person, { token: '' })).json().token;
});
afterAll(() => server.close());

const all = async (token?: string) => (await server.call('GET', 'preferences', undefined, { token })).json();
const put = (key: string, body: object, token?: string) => server.call('PUT', `preferences/${key}`, body, { token });

test('a preference is any JSON value, belongs to its person, and null removes it', async () => {
  expect(await all()).toEqual({});
  const shown = { shown: ['name', 'city'], isWide: true };
  expect((await put('columns.leads', { value: shown })).json()).toEqual({ key: 'columns.leads', value: shown });
  await put('welcome', { value: false });
  await put('welcome', { value: 'seen' });
  expect(await all()).toEqual({ 'columns.leads': shown, welcome: 'seen' });
  expect(await all(staff)).toEqual({});
  await put('welcome', { value: null });
  await put('never.set', { value: null });
  expect(await all()).toEqual({ 'columns.leads': shown });
});

test.each([
  ['a key with capitals', 'Columns', { value: 1 }, 'key'],
  ['a key of 65 characters', 'k'.repeat(65), { value: 1 }, 'key'],
  ['a key that begins with a digit', '1st', { value: 1 }, 'key'],
  ['no value', 'empty', {}, 'value'],
  ['no object', 'list', [], ''],
  ['a value above 8 KB', 'large', { value: 'é'.repeat(4096) }, 'value'],
  ['a NUL', 'nul', { value: ['\0'] }, ''],
])('%s is 400 with a sentence, and nothing is stored', async (_name, key, body, path) => {
  const before = await all();
  const answer = await put(key, body);
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    expect.objectContaining({
      code: 'bad_input',
      message: expect.stringMatching(/\.$|…/),
      errors: [{ path, msg: expect.any(String) }],
    }),
  ]);
  expect(await all()).toEqual(before);
});

test('a value of exactly 8 KB is kept', async () => {
  const value = 'é'.repeat(4095);
  expect((await put('large', { value })).statusCode).toBe(200);
  expect(await all()).toMatchObject({ large: value });
});

test('of concurrent requests for the last of 200 places one succeeds, and existing ones can still change', async () => {
  const [{ id } = { id: '' }] = await server.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', person.email)
    .execute();
  await server.db
    .insertInto('preferences')
    .values(Array.from({ length: 199 }, (_, n) => ({ accountId: id, key: `p${n}`, value: '1' })))
    .execute();
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((key) => put(key, { value: 1 }, staff)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: 'too_many_preferences',
    message: expect.stringContaining('remove one'),
  });
  expect((await put('p0', { value: 2 }, staff)).statusCode).toBe(200);
  expect(Object.keys(await all(staff))).toHaveLength(200);
});

test('they are deleted with the account', async () => {
  const [{ id } = { id: '' }] = await server.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', person.email)
    .execute();
  expect((await server.call('DELETE', `accounts/${id}`)).statusCode).toBe(204);
  expect(await server.db.selectFrom('preferences').selectAll().where('accountId', '=', id).execute()).toEqual([]);
});
