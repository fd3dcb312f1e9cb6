import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { openTestDatabase } from '../../../test/openTestDatabase';
import { buildApp } from '../../app';
import { migrate } from '../../db/migrate';
import { readSettings } from '../../settings';

const person = (n: number) => ({ name: `Person ${n}`, email: `p${n}@example.com`, password: 'long enough' });

const approvals = async (server: TestApp) =>
  (await server.db.selectFrom('notifications').select(['title', 'subject']).execute())
    .filter(({ subject }) => subject.startsWith('accounts/'))
    .map(({ title }) => title);

test('of many concurrent first registrations, on every server, exactly one becomes the owner', async () => {
  const { db, another, close } = await openTestDatabase();
  await migrate(db);
  const options = { settings: readSettings({}), log: false as const };
  const databases = another ? [db, await another()] : [db];
  const apps = await Promise.all(databases.map((each) => buildApp({ db: each, ...options })));
  const answers = await Promise.all(
    [0, 1, 2, 3, 4, 5].map((n) =>
      apps[n % apps.length]?.inject({ method: 'POST', url: '/api/auth/register', payload: person(n) }),
    ),
  );
  expect(answers.map((answer) => answer?.statusCode)).toEqual([201, 201, 201, 201, 201, 201]);
  const roles = (await db.selectFrom('accounts').select(['role', 'status']).execute())
    .map((row) => `${row.role} ${row.status}`)
    .sort();
  expect(roles).toEqual(['owner active', ...Array<string>(5).fill('staff waiting')]);
  await close();
});

test('the same address twice at once makes one account', async () => {
  const server = await openTestApp();
  const answers = await Promise.all(
    [1, 2, 3].map(() => server.call('POST', 'auth/register', person(1), { token: '' })),
  );
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, 409, 409]);
  expect(await approvals(server)).toEqual(['Person 1 is waiting for approval']);
  await server.close();
});

test('REGISTRATION=open activates everyone, and nobody is asked to approve', async () => {
  const server = await openTestApp({ settings: { registration: 'open' } });
  await server.call('POST', 'auth/register', person(1), { token: '' });
  expect((await server.call('POST', 'auth/login', person(1), { token: '' })).json()).toMatchObject({
    account: { role: 'staff', status: 'active' },
  });
  expect(await approvals(server)).toEqual([]);
  await server.close();
});

test('REGISTRATION=closed refuses all but the first', async () => {
  const server = await openTestApp({ settings: { registration: 'closed' } });
  const answer = await server.call('POST', 'auth/register', person(1), { token: '' });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'registration_closed']);
  await server.close();
});
