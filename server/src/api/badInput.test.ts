import { openTestApp, type TestApp } from '../../test/openTestApp';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };

test.each([
  ['nothing', undefined, {}],
  ['an empty body', '', json],
  ['half of a JSON text', '{"name": "A', json],
  ['a JSON text that is no object', '"text"', json],
  ['a list', '[]', json],
  ['null', 'null', json],
])('a company from %s is 400 with a message and errors', async (_name, body, headers) => {
  const answer = await server.call('POST', 'companies', body, { headers });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    message: expect.stringMatching(/\w/),
    code: 'bad_input',
    errors: [{ msg: expect.any(String) }],
  });
  expect((await server.call('GET', 'companies')).json()).toEqual([]);
});

test('a field of the wrong kind is named with what to do', async () => {
  const answer = await server.call('POST', 'companies', { name: 'A', email: 'no address', status: 'Great' });
  expect(answer.json().errors.map((error: { path: string }) => error.path)).toEqual(['email', 'status']);
});

test('a NUL is refused anywhere', async () => {
  for (const [method, path, body] of [
    ['POST', 'companies', { name: 'a\0b' }],
    ['GET', 'companies?q=%00', undefined],
    ['GET', 'companies/%00', undefined],
    ['POST', 'companies', { name: 'A', extra: [{ deep: '\0' }] }],
  ] as const) {
    expect([path, (await server.call(method, path, body)).statusCode]).toEqual([path, 400]);
  }
});

test('a body nested a hundred thousand levels deep does no harm', async () => {
  const answer = await server.call('POST', 'companies', `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, {
    headers: json,
  });
  expect(answer.statusCode).toBe(400);
});

test('a body over 1 MB is 413, another media type 415', async () => {
  expect((await server.call('POST', 'companies', { name: 'x'.repeat(1_100_000) })).statusCode).toBe(413);
  expect((await server.call('POST', 'companies', '<a/>', { headers: { 'content-type': 'text/xml' } })).statusCode).toBe(
    415,
  );
});

test.each([
  'page=0',
  'page=x',
  'size=100000',
  'sort=nothing',
  'colour=red',
  'page=1&page=2',
  'deletedAt=1',
  'search=x',
  'q=a&q=b',
  'fields=name,nothing',
  'fields=deletedAt',
  'fields=name&fields=status',
])('a list refuses ?%s', async (query) => {
  const answer = await server.call('GET', `companies?${query}`);
  expect([answer.statusCode, answer.json().errors.length]).toEqual([400, 1]);
});

test('an unknown id is 404 in every spelling', async () => {
  for (const [method, path] of [
    ['GET', 'companies/x'],
    ['PUT', 'companies/x'],
    ['DELETE', 'companies/x'],
    ['POST', 'companies/x/restore'],
    ['GET', 'companies/x/history'],
  ] as const) {
    expect([path, (await server.call(method, path, method === 'PUT' ? {} : undefined)).statusCode]).toEqual([
      path,
      404,
    ]);
  }
});

test('a text where a number belongs is 400 or no match, never 500', async () => {
  expect((await server.call('GET', 'centers?lati.from=north')).statusCode).toBeLessThan(500);
});

test('an SQL text is only text', async () => {
  const name = `Robert'); drop table companies;-- %_`;
  const { id } = (await server.call('POST', 'companies', { name })).json();
  expect((await server.call('GET', `companies?q=${encodeURIComponent("robert'); drop")}`)).json()).toMatchObject([
    { id, name },
  ]);
  expect((await server.call('GET', 'companies?q=%25nothing')).json()).toEqual([]);
});

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

test('JSON nested far too deep is 400 everywhere, and plausible input is accepted', async () => {
  for (const value of [deep(100_000), `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`])
    for (const [method, path, body] of [
      ['PUT', 'preferences/theme', `{"value":${value}}`],
      ['POST', 'companies', `{"name":"A","extra":${value}}`],
      ['POST', 'centers/import', `{"rows":${value}}`],
      ['POST', 'auth/login', value],
    ] as const) {
      const { statusCode, body: text } = await server.call(method, path, body, { headers: json });
      expect([path, statusCode, text]).toEqual([path, 400, expect.stringContaining('bad_input')]);
    }
  const kept = await server.call('PUT', 'preferences/theme', `{"value":${deep(20)}}`, { headers: json });
  expect(kept.statusCode).toBe(200);
});

const part = (name: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.pdf"\r\n\r\n%PDF-1.4`;

test.each([
  ['without a boundary', 'multipart/form-data', `${part('file')}\r\n--x--\r\n`],
  ['with an empty boundary', 'multipart/form-data; boundary=""', `${part('file')}\r\n--x--\r\n`],
  ['with an endless boundary', `multipart/form-data; boundary=${'x'.repeat(300)}`, `${part('file')}\r\n--x--\r\n`],
  ['without an end', 'multipart/form-data; boundary=x', part('file')],
  ['without anything', 'multipart/form-data; boundary=x', ''],
  ['of nothing but a boundary', 'multipart/form-data; boundary=x', '--x'],
])('a form %s is 400 in words', async (_what, type, body) => {
  const answer = await server.call('POST', 'candidates/upload', body, { headers: { 'content-type': type } });
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'bad_input', message: expect.stringMatching(/^[A-Z].*\.$/) }),
  ]);
});
