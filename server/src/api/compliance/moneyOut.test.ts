import type { AccountCode } from 'shared/domain/money/ledger/accounts';
import { checkBooks } from '../../../test/checkBooks';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { payRegister } from '../../../test/payRegister';
import { enterRealLetterhead } from '../../../test/realLetterhead';
import { balances } from '../../money/ledger/balances';
import { createRecord } from '../records/changes/changeRecord';
import { obligations } from './obligations';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
});
afterEach(() => server.close());

/** Runs an action, and compares the books with the records. */
async function done<T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<T> {
  const answer = await server.call(method, path, body);
  if (answer.statusCode > 299) throw new Error(`${method} ${path}: ${answer.body}`);
  await checkBooks(server.db);
  return answer.body === '' ? (undefined as T) : answer.json<T>();
}
interface Stored {
  id: string;
  version: number;
}
const made = (path: string, body: object = {}) => done<Stored>('POST', path, body);
const put = ({ id, version }: Stored, path: string, body: object) =>
  done<Stored>('PUT', `${path}/${id}`, { version, ...body });

/** All balances of a source's accounts. */
async function posted(asked: Parameters<typeof balances>[2] = {}): Promise<Partial<Record<AccountCode, number>>> {
  const rows = await balances(server.db, ['account'], asked);
  return Object.fromEntries(rows.map(({ account, paise }) => [account, paise]));
}

const supplier = (more: object = {}) => made('suppliers', { name: 'Safe Step', gstin: '24AAQCA8719H1ZC', ...more });
const bill = ({ id: supplierId }: Stored, more: object = {}) =>
  made('purchases', {
    ...{ supplierId, number: 'SS/1', date: '2026-05-10', placeOfSupply: '20', taxablePaise: 1_000_000, percent: 18 },
    ...more,
  });

test('a bill is owed until paid, its tax is a credit unless blocked, and a credit note lowers both', async () => {
  const from = await supplier();
  const first = await bill(from);
  expect(await posted()).toEqual({ purchases: 1_000_000, inputIgst: 180_000, payables: -1_180_000 });
  const blocked = await put(first, 'purchases', { blocked: '17(5)(b)(i)', blockedPercent: 50 });
  expect(await posted()).toEqual({ purchases: 1_090_000, inputIgst: 90_000, payables: -1_180_000 });
  const paid = await put(blocked, 'purchases', { blocked: '', paidOn: '2026-05-20' });
  expect(await posted()).toEqual({ purchases: 1_000_000, inputIgst: 180_000, bank: -1_180_000 });
  await bill(from, { kind: 'Credit note', number: 'SS/2', taxablePaise: 100_000, totalPaise: 118_040 });
  expect(await posted()).toMatchObject({ payables: 118_040, inputIgst: 162_000, roundOff: -40 });
  await done('DELETE', `purchases/${paid.id}`);
  expect(await posted({ accounts: ['bank', 'payables'] })).toEqual({ payables: 118_040 });
  await made(`purchases/${paid.id}/restore`);
  expect(await posted({ accounts: ['bank'] })).toEqual({ bank: -1_180_000 });
});

test('tax on reverse charge is owed to the state, not to the supplier', async () => {
  await bill(await supplier({ gstin: '' }), { reverseCharge: true });
  const { payables, reverseChargeTax, ...rest } = await posted();
  expect([payables, reverseChargeTax]).toEqual([-1_000_000, -180_000]);
  expect(rest).toEqual({ purchases: 1_000_000, inputCgst: 90_000, inputSgst: 90_000 });
});

test('withheld tax follows all bills of the supplier, its documents and the law, until a challan pays it', async () => {
  const from = await supplier();
  const first = await bill(from, { nature: 'contract', taxablePaise: 2_500_000 });
  const second = await bill(from, { nature: 'contract', number: 'SS/2', date: '2026-05-11', taxablePaise: 8_000_000 });
  const kept = () => posted({ accounts: ['supplierTax'] });
  expect(await kept()).toEqual({ supplierTax: -210_000 });
  const [row] = (await server.call('GET', 'law-rows?kind=supplier-tax&q=Others')).json();
  await put(row, 'law-rows', { ...row, value: { ...row.value, percent: 5 } });
  expect(await kept()).toEqual({ supplierTax: -525_000 });
  await done('DELETE', `purchases/${first.id}`);
  expect(await kept()).toEqual({ supplierTax: -400_000 });
  await put(second, 'purchases', { paidOn: '2026-05-20' });
  expect(await posted({ accounts: ['bank', 'payables'] })).toEqual({ bank: -9_040_000 });
  await put(from, 'suppliers', { pan: 'AAQCA8719H', transporterFrom: '2026-04-01' });
  expect(await kept()).toEqual({});
  await put((await server.call('GET', `suppliers/${from.id}`)).json(), 'suppliers', { transporterFrom: null });
  const challan = { month: '2026-05', code: '1024', bsr: '0510308', serial: '00123', paidOn: '2026-06-05' };
  await made('tax-challans', { ...challan, taxPaise: 400_000, interestPaise: 500, feePaise: 100 });
  expect(await posted({ accounts: ['supplierTax', 'lateCosts'] })).toEqual({ lateCosts: 600 });
});

test('a paid register posts earnings, deductions, contributions and payment, and the deposits settle it', async () => {
  const pay = { basicPaise: 1_050_000, houseRentPaise: 450_000, grossPaise: 1_500_000 };
  await made('employees', { name: 'Anil Mahto', ...pay });
  await made('employees', {
    name: 'Kavita Soren',
    basicPaise: 3_500_000,
    grossPaise: 5_000_000,
    joinedOn: '2026-04-16',
    paidBy: 'Cash',
  });
  const register = await made('wages', { month: '2026-04' });
  expect(await posted()).toEqual({});
  const paid = (await payRegister(server, register.id, '2026-05-05')).json();
  expect(await posted({ until: '2026-04-30' })).toEqual({
    ...{ wages: 4_000_000, employerContributions: 403_000, providentFund: -674_800, stateInsurance: -42_100 },
    ...{ professionalTax: -15_000, wagesPayable: -3_671_100 },
  });
  const { bank = 0, cash = 0, wagesPayable } = await posted();
  expect([bank, bank + cash, wagesPayable]).toEqual([-1_366_100, -3_671_100, undefined]);
  const own = { area: 'due', period: '2026-04', type: 'Deposit', dueDate: '2026-05-15', status: 'Paid' };
  await made('obligations', { ...own, title: 'Licence', doneOn: '2026-05-14', amountPaise: 100_000 });
  expect(await posted({ accounts: ['ratesAndTaxes'] })).toEqual({ ratesAndTaxes: 100_000 });
  const pf = await server.db
    .transaction()
    .execute((tx) =>
      createRecord(tx, obligations, { ...own, title: 'PF', ruleId: 'pf', status: 'Pending' }, { id: '', name: '' }),
    );
  await made('obligations/done', {
    ...{ rows: [{ id: pf.id, version: pf.version }], doneOn: '2026-05-14', reference: 'TRRN' },
  });
  expect(await posted({ accounts: ['providentFund', 'stateInsurance'] })).toEqual({ stateInsurance: -42_100 });
  await put(paid, 'wages', { status: 'Pending' });
  expect(await posted({ accounts: ['wages', 'cash', 'providentFund'] })).toEqual({ providentFund: 674_800 });
});

test('the order of equal acts doesn’t change a day’s balance', async () => {
  const told: string[][] = [];
  for (const order of [
    [0, 1, 2, 3, 4],
    [4, 2, 1, 3, 0],
    [3, 1, 4, 0, 2],
  ]) {
    if (told.length > 0) {
      await server.close();
      server = await openTestApp();
      await enterRealLetterhead(server);
    }
    await made('employees', { name: 'Anil Mahto', basicPaise: 1_500_000, grossPaise: 1_500_000 });
    const from = await supplier();
    const challan = { month: '2026-05', code: '1024', bsr: '0510308', serial: '00123', paidOn: '2026-06-05' };
    const due = { area: 'due', period: '2026-04', type: 'Deposit', dueDate: '2026-05-15', status: 'Paid' };
    const acts = [
      () => bill(from, { nature: 'contract', taxablePaise: 2_500_000, paidOn: '2026-05-20' }),
      () => bill(from, { nature: 'contract', number: 'SS/2', date: '2026-05-11', taxablePaise: 8_000_000 }),
      async () => payRegister(server, (await made('wages', { month: '2026-04' })).id, '2026-05-05'),
      () => made('tax-challans', { ...challan, taxPaise: 400_000, interestPaise: 500, feePaise: 100 }),
      () => made('obligations', { ...due, title: 'Licence', doneOn: '2026-05-14', amountPaise: 100_000 }),
    ];
    for (const act of order) await acts[act]?.();
    told.push((await balances(server.db, ['account', 'day'], {})).map((row) => JSON.stringify(row)).sort());
  }
  expect(told[0]?.length).toBeGreaterThan(15);
  expect(told).toEqual([told[0], told[0], told[0]]);
});

test('a closed year accepts no bill, payment or register, and nothing is half posted', async () => {
  const open = await bill(await supplier(), { date: '2026-03-20' });
  const [own] = (await server.call('GET', 'letterhead')).json();
  await done('PUT', `letterhead/${own.id}`, { booksClosedUntil: '2026-03-31' });
  const before = await server.db.selectFrom('ledger_entries').selectAll().execute();
  const refused = [
    await server.call('DELETE', `purchases/${open.id}`),
    await server.call('PUT', `purchases/${open.id}`, { paidOn: '2026-03-25' }),
    await server.call('POST', 'wages', {
      month: '2026-02',
      employees: 1,
      totalPaise: 500,
      status: 'Paid',
      paidOn: '2026-03-05',
    }),
  ];
  for (const answer of refused)
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      expect.stringMatching(/^The books are closed until 31 Mar 2026\. Use a later date/),
    ]);
  expect(await server.db.selectFrom('ledger_entries').selectAll().execute()).toEqual(before);
  await put(open, 'purchases', { paidOn: '2026-04-02' });
  expect(await posted({ accounts: ['payables'] })).toEqual({});
});
