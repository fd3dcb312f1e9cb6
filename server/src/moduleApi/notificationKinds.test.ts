import { declaredResources } from 'shared/contract/declaredResource';
import { addAccount } from '../../test/addAccount';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { openPayroll, slips } from './payroll.fixture';

let server: TestApp;
let payroll: Awaited<ReturnType<typeof openPayroll>>;
beforeEach(async () => {
  server = await openTestApp();
  payroll = await openPayroll(server);
});
afterEach(async () => {
  await payroll.close();
  await server.close();
});

const told = async () =>
  (await payroll.call('GET', 'notifications'))
    .json<{ kind: string; title: string; body: string; path: string; icon: string }[]>()
    .filter(({ kind }) => kind.startsWith('payroll.'))
    .map(({ title, body, path, icon }) => ({ title, body, path, icon }));

/** Makes a release current that keeps slips and says of a new one what is given. */
async function promote(version: string, words: object[]) {
  await payroll.publishCurrent({
    version,
    change: ({ manifest }) =>
      void Object.assign(manifest, { resources: declaredResources.parse([slips()]), contributions: words }),
  });
  await payroll.live.follow();
}
const paid = {
  ...{ slot: 'notification.kind', id: 'payroll.paid', icon: 'receipt' },
  ...{
    title: '{employee} is paid',
    body: 'On {paidOn}, {nothing}',
    path: '/dashboard/mfe-payroll?slip={id}&of={employee}',
  },
  on: { resource: 'm/mfe-payroll/slips', operation: 'create' },
};
const pay = (employee: string) =>
  payroll.call('POST', 'm/mfe-payroll/slips', { employee, paidOn: '2026-04-30', amountPaise: 100 });

test('what happens to a module’s records is told in its words, with a link, and only what it says is told', async () => {
  await promote('1.0.0', [paid]);
  const { id } = (await pay('Asha & Rao')).json<{ id: string }>();
  await payroll.call('PUT', `m/mfe-payroll/slips/${id}`, { amountPaise: 200 });
  expect(await told()).toEqual([
    {
      title: 'Asha & Rao is paid',
      body: 'On 2026-04-30,',
      path: `/dashboard/mfe-payroll?slip=${id}&of=Asha%20%26%20Rao`,
      icon: 'receipt',
    },
  ]);
});

test('the words are those of the current release, and where the module is not there, what it was about stands as text', async () => {
  await promote('1.0.0', [paid]);
  await pay('Asha');
  await promote('1.1.0', [{ ...paid, title: 'Salary of {employee}' }]);
  expect((await told())[0]?.title).toBe('Salary of Asha');
  await payroll.retire();
  const [plain] = await told();
  expect(plain).toMatchObject({ title: expect.stringContaining('Asha'), path: '', icon: '' });
});

test('a release that says nothing of them tells nothing', async () => {
  await promote('1.0.0', [paid]);
  await promote('1.1.0', []);
  await pay('Asha');
  expect(await told()).toEqual([]);
});

test('people are notified of records they may read, also once the module is gone', async () => {
  const bela = await addAccount(server, { rights: ['companies:read'] });
  const cato = await addAccount(server, { rights: ['*:read'] });
  const reader = await addAccount(server, { rights: ['m/mfe-payroll/slips:read'] });
  await payroll.publishCurrent({
    version: '1.0.0',
    change: ({ manifest }) =>
      void Object.assign(manifest, {
        resources: declaredResources.parse([slips({ read: 'owner' })]),
        contributions: [paid],
      }),
  });
  await payroll.live.follow();
  await pay('Asha');
  const seen = async ({ token }: { token: string }) =>
    (await payroll.call('GET', 'notifications', undefined, token)).body.includes('Asha');
  const all = async () => [await seen(bela), await seen(cato), await seen(reader), await seen(payroll.owner)];
  expect(await all()).toEqual([false, false, true, true]);
  await payroll.retire();
  expect(await all()).toEqual([false, false, false, true]);
});
