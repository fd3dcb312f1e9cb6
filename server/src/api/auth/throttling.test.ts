import { openTestApp, ownerCredentials, type TestApp } from '../../../test/openTestApp';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

const login = (app: TestApp['app'], body: object, remoteAddress: string) =>
  app.inject({ method: 'POST', url: '/api/auth/login', payload: body, remoteAddress });

test('the eleventh wrong password of an email address is refused from everywhere, on every server, with the time to wait', async () => {
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
    /^Too many failed sign-ins with this email address\. Please try again in \d+ minutes\.$/,
  );
});

test('a correct password before that resets the attempts', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let n = 0; n < 9; n += 1)
      await login(server.app, { email: ownerCredentials.email, password: 'typo' }, '203.0.113.1');
    expect((await login(server.app, ownerCredentials, '203.0.113.1')).statusCode).toBe(200);
  }
});

test('fifty failures from one address are the limit, for any email', async () => {
  await server.db
    .insertInto('throttles')
    .values({ key: 'login:192.0.2.7', count: 50, resetAt: new Date(Date.now() + 60_000).toISOString() })
    .execute();
  expect((await login(server.app, ownerCredentials, '192.0.2.7')).statusCode).toBe(429);
  expect((await login(server.app, ownerCredentials, '192.0.2.8')).statusCode).toBe(200);
});

test('an expired window starts again', async () => {
  await server.db
    .insertInto('throttles')
    .values({ key: 'login:192.0.2.9', count: 500, resetAt: new Date(Date.now() - 1).toISOString() })
    .execute();
  expect((await login(server.app, ownerCredentials, '192.0.2.9')).statusCode).toBe(200);
});

test('a clock that was days ahead and is corrected locks nobody out', async () => {
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

test('expired windows are deleted', async () => {
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

test('three hundred sign-ins at once are all answered, those over the limit with the time to wait', async () => {
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

test('failures elsewhere with a person’s address don’t lock out their known browsers', async () => {
  const person = { name: 'Bela', email: 'bela@example.com', password: 'a long password' };
  await server.call('POST', 'auth/register', person, { token: '' });
  await server.db.updateTable('accounts').set({ status: 'active' }).execute();
  const known = await login(server.app, person, '203.0.113.20');
  const cookie = /^device=[\w-]{43}/.exec(String(known.headers['set-cookie']))?.[0] ?? '';
  expect(known.headers['set-cookie']).toMatch(/; Path=\/api\/auth; Max-Age=15552000; HttpOnly; SameSite=Strict$/);
  const signIn = (body: object, headers: object, remoteAddress = '203.0.113.20') =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: body,
      headers: { ...headers },
      remoteAddress,
    });

  // From elsewhere, and from the person's own network.
  for (let n = 0; n < 11; n += 1) await signIn({ ...person, password: 'guess' }, {}, `198.51.100.${n}`);
  await server.db
    .insertInto('throttles')
    .values({ key: 'login:203.0.113.20', count: 50, resetAt: new Date(Date.now() + 60_000).toISOString() })
    .onConflict((row) => row.column('key').doUpdateSet({ count: 50 }))
    .execute();
  expect((await signIn(person, {})).statusCode).toBe(429);
  expect((await signIn(person, { cookie: `device=${'x'.repeat(43)}` })).statusCode).toBe(429);
  expect((await signIn(person, { cookie: `theme=dark; ${cookie}; a=b` })).statusCode).toBe(200);
  // A known browser's sign-in doesn't change the other limits.
  expect((await signIn(person, {}, '192.0.2.200')).statusCode).toBe(429);
});

test('a known browser is known only for its account, and has ten failures too', async () => {
  const [one, two] = ['devi', 'esha'].map((name) => ({
    name,
    email: `${name}@example.com`,
    password: 'a long password',
  })) as [typeof ownerCredentials, typeof ownerCredentials];
  for (const person of [one, two]) await server.call('POST', 'auth/register', person, { token: '' });
  await server.db.updateTable('accounts').set({ status: 'active' }).execute();
  const known = await login(server.app, one, '203.0.113.30');
  const cookie = String(known.headers['set-cookie']).split(';')[0] ?? '';
  const signIn = (body: object) =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: body,
      headers: { cookie },
      remoteAddress: '203.0.113.31',
    });
  for (const [person, text] of [
    [one, 'Too many failed sign-ins in this browser.'],
    [two, 'Too many failed sign-ins with this email address.'],
  ] as const) {
    for (let n = 0; n < 10; n += 1) expect((await signIn({ ...person, password: 'guess' })).statusCode).toBe(401);
    expect((await signIn(person)).json().message).toContain(text);
  }
});

test('an unknown browser gets in after a password reset', async () => {
  const { owner, db } = server;
  const made = await server.call('POST', `accounts/${owner.account.id}/reset-link`);
  const password = 'four quiet brown horses';
  for (let n = 0; n < 11; n += 1)
    await login(server.app, { email: owner.account.email, password: 'guess' }, `198.51.100.${n + 100}`);
  expect((await login(server.app, ownerCredentials, '192.0.2.50')).statusCode).toBe(429);
  await server.call('POST', 'auth/reset', { token: made.json().token, password }, { token: '' });
  expect((await login(server.app, { email: owner.account.email, password }, '192.0.2.50')).statusCode).toBe(200);
  expect(await db.selectFrom('sessions').selectAll().execute()).not.toEqual([]);
});

test('many addresses together learn of 60 taken email addresses an hour; then everyone must retry later, taken or not', async () => {
  const ask = (email: string, n: number) =>
    server.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: { name: 'Farid', email, password: 'a long password' },
      remoteAddress: `10.1.${n}.1`,
    });
  await server.db.deleteFrom('throttles').execute();
  expect((await ask('free0@example.com', 0)).statusCode).toBe(201);
  const told = await Promise.all(Array.from({ length: 12 }, (_, n) => ask(ownerCredentials.email, n + 1)));
  expect(told.map(({ statusCode }) => statusCode)).toEqual(told.map(() => 409));
  const budget = () =>
    server.db.selectFrom('throttles').select('count').where('key', '=', 'register:taken').executeTakeFirst();
  expect(Number((await budget())?.count)).toBe(12);
  await server.db.updateTable('throttles').set({ count: 60 }).where('key', '=', 'register:taken').execute();
  for (const email of [ownerCredentials.email, 'free1@example.com']) {
    const answer = await ask(email, 90);
    expect([answer.statusCode, answer.json().message]).toEqual([
      429,
      expect.stringMatching(/^Too many are registering at the moment\. Please try again in \d+ minutes\.$/),
    ]);
  }
});
