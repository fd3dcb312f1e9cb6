import type { Obligation } from 'shared/domain/compliance/obligation';
import type { SearchResult } from 'shared/domain/console/figure';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { payRegister } from '../../../test/payRegister';

const MONTH = '2026-08';
let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
  await server.call('POST', 'compliance/years', { financialYear: '2026-27' });
});
afterEach(() => server.close());

const add = async (path: string, body: object) => {
  const answer = await server.call('POST', path, body);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<{ id: string }>().id;
};
const due = async (ruleId: string, period = MONTH) => {
  const [found] = (await server.call('GET', `obligations?ruleId=${ruleId}&period=${period}`)).json<Obligation[]>();
  if (!found) throw new Error(`no ${ruleId}`);
  return found;
};
const isListed = async (id: string) =>
  (await server.call('GET', 'dues')).json<{ id: string }[]>().some((each) => each.id === id);

const rates = { basicRatePaise: 1_500_000, grossRatePaise: 1_500_000, workState: '20' };

/** A month's register with one person earning ₹15,000. */
async function register(month = MONTH): Promise<string> {
  const wageId = await add('wages', { month, employees: 1, totalPaise: 1 });
  const wage = { basicPaise: 1_500_000, grossPaise: 1_500_000, workState: '20' };
  const employeeId = await add('employees', { name: 'Nitesh', uan: '100257274743', joinedOn: '2026-01-01', ...wage });
  await add('wages/lines', { wageId, employeeId, name: 'Nitesh', days: 30, ...rates });
  return wageId;
}
const pay = (id: string) => payRegister(server, id, '2026-09-05');

test('wages that are paid settle their own due and make their deposits due, with what they come to', async () => {
  const [pf, tax] = [await due('pf'), await due('tds-deposit')];
  expect([pf.state, pf.owedPaise, await isListed(pf.id)]).toEqual(['not recorded', null, false]);
  const wageId = await register();
  expect((await due('pf')).owedPaise).toBe(405_700);
  expect((await pay(wageId)).statusCode).toBe(200);
  expect(await due('pf')).toMatchObject({ state: 'overdue', owedPaise: 405_700 });
  expect(await isListed(pf.id)).toBe(true);
  expect(await due('contract-wages')).toMatchObject({ status: 'Paid', doneOn: '2026-09-05', state: 'on time' });
  // No salary tax was withheld, so nothing is due.
  expect((await due('tds-deposit')).state).toBe(tax.state);
  await server.call('PUT', `wages/${wageId}`, { status: 'Pending' });
  expect(await due('contract-wages')).toMatchObject({ status: 'Pending', state: 'overdue' });
});

test('several deposits are marked paid with what the registers come to, or what is said of one', async () => {
  await pay(await register());
  const [pf, esi] = [await due('pf'), await due('esi')];
  const rows = [
    { ...pf, amountPaise: undefined },
    { ...esi, amountPaise: 60_100 },
  ].map(({ id, version, amountPaise }) => ({ id, version, reference: '', amountPaise }));
  const answer = await server.call('POST', 'obligations/done', { rows, doneOn: '2026-09-14', reference: 'C1' });
  expect(answer.statusCode).toBe(200);
  expect(await due('pf')).toMatchObject({ status: 'Paid', amountPaise: 405_700, reference: 'C1', state: 'on time' });
  expect(await due('esi')).toMatchObject({ amountPaise: 60_100 });
});

test.each([
  ['3,000.00', { status: 'Pending', reference: '' }],
  ['4,057.00', { status: 'Paid', doneOn: '2026-09-12', reference: '1012609001234', amountPaise: 405_700 }],
])(
  'a PF challan of ₹%s for wages that come to less or more leaves its due %o until it is deleted',
  async (total, expected) => {
    const wageId = await register();
    const text = [
      'TRRN : 1012609001234',
      'Establishment Code & Name : JHRAN0012345000 ACME STAFFING',
      'Dues for the wage month of : August 2026',
      `Grand Total : ${total}`,
      'Payment Date : 12-SEP-2026',
    ].join('\n');
    expect((await server.call('POST', `wages/${wageId}/read-back`, { text })).statusCode).toBe(200);
    expect(await due('pf')).toMatchObject(expected);
    const [handedIn] = (await server.call('GET', 'wage-returns')).json();
    await server.call('DELETE', `wage-returns/${handedIn.id}`);
    expect(await due('pf')).toMatchObject({ status: 'Pending', doneOn: null, reference: '' });
  },
);

test('search lists the next due first: what nobody recorded of earlier months comes after it', async () => {
  const found = (await server.call('GET', 'search?q=pf%20contribution')).json<SearchResult[]>();
  const dues = found.filter(({ kind }) => kind === 'Due');
  const [next] = (await server.call('GET', 'dues?q=pf%20contribution')).json<{ title: string }[]>();
  expect(dues[0]?.title).toBe(next?.title);
});
