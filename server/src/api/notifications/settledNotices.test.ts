import type { Notification } from 'shared/domain/console/notificationAnswer';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { createDeployToken, revokeDeployToken, tellEndingTokens } from '../../releases/deployTokens';
import { releaseTables } from '../../releases/tables';
import { tellCalls } from '../clients/leads/tellCalls';
import { tellDues } from '../compliance/tellDues';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
});
afterEach(() => server.close());

const told = async (): Promise<Notification[]> => (await server.call('GET', 'notifications')).json();
const unread = async () => (await server.call('GET', 'notifications/unread')).json().count as number;
const newest = async () => {
  const [first] = await told();
  return first;
};
const open = { settledAt: null, settledBy: '' };
const settled = { settledAt: expect.stringMatching(/Z$/), settledBy: 'Asha Rao', path: '' };

async function register(): Promise<string> {
  const person = { name: 'Bela', email: 'bela@example.com', password: 'long enough' };
  await server.call('POST', 'auth/register', person, { token: '' });
  return (await server.call('GET', 'accounts?q=bela')).json()[0].id;
}

test('an account that waits is a notice that says who approved it and when, asks for nothing from then on, and asks again once it waits', async () => {
  const id = await register();
  expect([await newest(), await unread()]).toMatchObject([{ ...open, path: '/dashboard/account/settings' }, 1]);
  await server.call('PUT', `accounts/${id}`, { status: 'active' });
  expect([await newest(), await unread()]).toMatchObject([settled, 0]);
  await server.call('PUT', `accounts/${id}`, { status: 'waiting' });
  expect([await newest(), await unread()]).toMatchObject([open, 1]);
});

test('the notice of a removed account goes, and comes back with it', async () => {
  const id = await register();
  await server.call('DELETE', `accounts/${id}`);
  expect([await told(), await unread()]).toEqual([[], 0]);
  await server.call('POST', `accounts/${id}/restore`);
  expect(await told()).toMatchObject([{ title: 'Bela is waiting for approval', ...open }]);
});

test('a callback that was asked for is settled once the lead is called, and goes with the lead', async () => {
  await server.call('POST', 'send_otp.php', { mobile: '9876543210', terms: true }, { token: '' });
  const [lead] = (await server.call('GET', 'leads')).json();
  expect(await newest()).toMatchObject({ subject: `leads/${lead.id}`, ...open });
  await server.call('PUT', `leads/${lead.id}`, { status: 'called' });
  expect(await newest()).toMatchObject(settled);
  await server.call('DELETE', `leads/${lead.id}`);
  expect(await told()).toEqual([]);
});

test('a reminder of a call is settled once another day is set, or none', async () => {
  const { id } = (await server.call('POST', 'leads', { mobile: '9876543210', nextCallOn: '2026-11-20' })).json();
  await server.db.transaction().execute((tx) => tellCalls(tx, '2026-11-20'));
  expect(await newest()).toMatchObject({ subject: `call/${id}/2026-11-20`, ...open });
  await server.call('PUT', `leads/${id}`, { nextCallOn: '2026-11-27' });
  expect(await newest()).toMatchObject(settled);
});

test('what falls due is settled once it is done, and open again when that is taken back', async () => {
  const due = { area: 'due', title: 'Fire safety renewal', period: '2030-03', dueDate: '2030-04-20' };
  const { id } = (await server.call('POST', 'obligations', due)).json();
  await server.db.transaction().execute((tx) => tellDues(tx, '2030-04-18'));
  const mine = async () => (await told()).find(({ subject }) => subject.startsWith(`due/${id}/`));
  expect(await mine()).toMatchObject(open);
  await server.call('PUT', `obligations/${id}`, { extendedTo: '2030-05-20' });
  expect(await mine()).toMatchObject(settled);
  await server.call('PUT', `obligations/${id}`, { extendedTo: null });
  expect(await mine()).toMatchObject(open);
  await server.call('DELETE', `obligations/${id}`);
  expect(await mine()).toBeUndefined();
});

test('a deploy token that ends soon is settled once it is revoked', async () => {
  const by = { id: server.owner.account.id, name: 'Asha Rao' };
  const { id } = await createDeployToken(
    server.db,
    { module: 'mfe-clients', name: 'CI', scope: 'promote', days: 30 },
    by,
  );
  const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  await releaseTables(server.db).updateTable('deploy_tokens').set({ expiresAt }).execute();
  await server.db.transaction().execute((tx) => tellEndingTokens(tx));
  expect(await newest()).toMatchObject({ subject: `deploy-tokens/${id}`, ...open });
  await revokeDeployToken(server.db, id, by);
  expect(await newest()).toMatchObject(settled);
});
