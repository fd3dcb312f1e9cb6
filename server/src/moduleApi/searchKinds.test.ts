import { declaredResources } from 'shared/contract/declaredResource';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { openPayroll, slips } from './payroll.fixture';

let server: TestApp;
let payroll: Awaited<ReturnType<typeof openPayroll>>;
beforeEach(async () => {
  server = await openTestApp({ settings: { seed: 'sample' } });
  payroll = await openPayroll(server);
});
afterEach(async () => {
  await payroll.close();
  await server.close();
});

/** Makes a release current that keeps slips and puts these into slots. */
async function promote(version: string, contributions: object[]) {
  await payroll.publishCurrent({
    version,
    change: ({ manifest }) =>
      void Object.assign(manifest, { resources: declaredResources.parse([slips()]), contributions }),
  });
  await payroll.live.follow();
}
const found = async (words: string) => (await payroll.call('GET', `search?q=${encodeURIComponent(words)}`)).json();

const leads = {
  ...{ slot: 'search.kind', id: 'payroll.lead', resource: 'leads', label: 'Caller', icon: 'phone', order: 2 },
  ...{ detail: ['email', 'status'], path: '/dashboard/mfe-payroll?lead={id}&of={name}' },
};
const paid = {
  ...{ slot: 'search.kind', id: 'payroll.slip', resource: 'm/mfe-payroll/slips', label: 'Slip', order: 1 },
  ...{ query: { state: 'paid' }, sort: '-amountPaise', path: '/dashboard/mfe-payroll' },
};

test('search finds what the current release declares: which records, in which order, where each is shown', async () => {
  await promote('1.0.0', [leads, paid]);
  const pay = (amountPaise: number, state: string) =>
    payroll.call('POST', 'm/mfe-payroll/slips', {
      ...{ employee: 'Meera Nair', paidOn: `2026-04-${amountPaise}`, amountPaise, state },
    });
  for (const amount of [11, 13, 12]) await pay(amount, 'paid');
  await pay(20, 'draft');
  const results = await found('meera');
  expect(results.map(({ kind, title }: { kind: string; title: string }) => `${kind} ${title}`)).toEqual([
    'Slip Meera Nair',
    'Slip Meera Nair',
    'Slip Meera Nair',
    'Caller Meera Nair',
  ]);
  expect(results.at(-1)).toEqual({
    ...{ kind: 'Caller', icon: 'phone', title: 'Meera Nair' },
    id: expect.stringMatching(/^leads\/\w+$/),
    detail: expect.stringContaining(' · '),
    path: expect.stringMatching(/^\/dashboard\/mfe-payroll\?lead=\w+&of=Meera%20Nair$/),
  });
});

test('without the module its kinds are not looked for, and search answers the rest', async () => {
  await promote('1.0.0', [leads]);
  expect(await found('meera')).toHaveLength(1);
  await payroll.retire();
  expect(await found('meera')).toEqual([]);
  expect(await found('asha')).toEqual([expect.objectContaining({ kind: 'Account' })]);
});

test('a kind or stage of fields that are no more is left out, and the others answer', async () => {
  const stage = (id: string, list: object) => ({
    ...{ slot: 'dashboard.stage', id, label: id },
    lists: [{ resource: 'leads', path: '/dashboard/mfe-payroll', ...list }],
  });
  await promote('1.0.0', [
    { ...leads, id: 'payroll.by-age', sort: 'age' },
    { ...leads, id: 'payroll.of-area', query: { area: 'gst' } },
    { ...leads, id: 'payroll.room', resource: 'rooms' },
    leads,
    stage('payroll.wrong', { query: { area: 'gst' } }),
    stage('payroll.sum', { sum: 'netPaise' }),
    stage('payroll.called', { query: { status: 'called' } }),
  ]);
  expect(await found('meera')).toEqual([expect.objectContaining({ kind: 'Caller' })]);
  const stages = (await payroll.call('GET', 'pipeline')).json<{ id: string }[]>();
  expect(stages.map(({ id }) => id)).toEqual(['payroll.called']);
});
