import { openTestApp, ownerCredentials, type TestApp } from '../../../test/openTestApp';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const login = (app: TestApp['app'], body: object, remoteAddress: string) =>
  app.inject({ method: 'POST', url: '/api/auth/login', payload: body, remoteAddress });

test('the eleventh wrong password of an e-mail address is refused from everywhere, on every server, with the time to wait', async () => {
  const servers = await server.servers();
  for (let n = 0; n < 10; n += 1) {
    const answer = await login(
      servers[n % servers.length] as TestApp['app'],
      { email: 'victim@example.com', password: 'guess' },
      `198.51.100.${n}`,
    );
    expect(answer.statusCode).toBe(401);
  }
  const refused = await login(
    servers.at(-1) as TestApp['app'],
    { email: 'victim@example.com', password: 'guess' },
    '198.51.100.99',
  );
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json().message).toMatch(
    /^Too many failed sign-ins with this e-mail address\. Please try again in \d+ minutes\.$/,
  );
});

test('a right password before that gives the attempts back', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let n = 0; n < 9; n += 1)
      await login(server.app, { email: ownerCredentials.email, password: 'typo' }, '203.0.113.1');
    expect((await login(server.app, ownerCredentials, '203.0.113.1')).statusCode).toBe(200);
  }
});

test('fifty failures from one address are enough, whatever the e-mail', async () => {
  await server.db
    .insertInto('throttles')
    .values({ key: 'login:192.0.2.7', count: 50, resetAt: new Date(Date.now() + 60_000).toISOString() })
    .execute();
  expect((await login(server.app, ownerCredentials, '192.0.2.7')).statusCode).toBe(429);
  expect((await login(server.app, ownerCredentials, '192.0.2.8')).statusCode).toBe(200);
});

test('a window that is over begins anew', async () => {
  await server.db
    .insertInto('throttles')
    .values({ key: 'login:192.0.2.9', count: 500, resetAt: new Date(Date.now() - 1).toISOString() })
    .execute();
  expect((await login(server.app, ownerCredentials, '192.0.2.9')).statusCode).toBe(200);
});

test('a clock that was days ahead and is set right locks nobody out', async () => {
  const ahead = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString();
  for (const key of ['login:192.0.2.10', `login:${ownerCredentials.email}`]) {
    await server.db
      .insertInto('throttles')
      .values({ key, count: 500, resetAt: ahead })
      .onConflict((row) => row.column('key').doUpdateSet({ count: 500, resetAt: ahead }))
      .execute();
  }
  expect((await login(server.app, ownerCredentials, '192.0.2.10')).statusCode).toBe(200);
});

test('windows that are over do not pile up', async () => {
  const over = new Date(Date.now() - 1000).toISOString();
  await server.db
    .insertInto('throttles')
    .values(Array.from({ length: 50 }, (_, n) => ({ key: `old:${n}`, count: 1, resetAt: over })))
    .execute();
  jest.useFakeTimers({
    now: Date.now() + 11 * 60 * 1000,
    doNotFake: [
      'nextTick',
      'setImmediate',
      'setTimeout',
      'setInterval',
      'clearTimeout',
      'clearInterval',
      'queueMicrotask',
    ],
  });
  await login(server.app, { email: 'nobody@example.com', password: 'guess' }, '192.0.2.11');
  jest.useRealTimers();
  expect(await server.db.selectFrom('throttles').select('key').where('key', 'like', 'old:%').execute()).toEqual([]);
});

test('three hundred sign-ins at once get an answer, those over the bound the time to wait', async () => {
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, n) =>
      login(server.app, { email: `nobody${n}@example.com`, password: 'guess' }, `198.51.100.${n % 250}`),
    ),
  );
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(answers.filter(({ statusCode }) => ![401, 503].includes(statusCode))).toEqual([]);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers } of refused) expect(headers['retry-after']).toBe('3');
  expect((await login(server.app, ownerCredentials, '203.0.113.77')).statusCode).toBe(200);
});
