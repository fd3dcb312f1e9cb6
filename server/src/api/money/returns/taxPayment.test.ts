import { addDays, today } from 'shared/domain/dates/dates';
import { taxHeads } from 'shared/domain/money/returns/creditSetOff';
import type { TaxPayment } from 'shared/domain/money/returns/taxPayment';
import { addAccount } from '../../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead } from '../../../../test/realLetterhead';
import { storeClaims } from './storedClaims.fixture';
import { REGISTRATION, storeDocuments } from './storedDocuments.fixture';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
});
afterEach(() => server.close());

const payment = async (period: string) =>
  (await server.call('GET', `invoices/gst-returns/payment?period=${period}`)).json<TaxPayment>();
const enter = (period: string, paise: object, registration = REGISTRATION) =>
  server.call('POST', 'credit-balances', { registration, period, ...paise });
const total = ({ heads }: TaxPayment, key: 'outputPaise' | 'cashPaise' | 'interestPaise' | 'feePaise') =>
  heads.reduce((sum, head) => sum + head[key], 0);

test('output tax is paid by the credit of the period and what is brought forward from the last balance that was entered', async () => {
  await storeDocuments(server.db, '2026-07', 40);
  await storeDocuments(server.db, '2026-08', 40);
  await storeClaims(server.db, ['2026-07', '2026-08'], { registration: REGISTRATION, each: 30 });
  expect(await payment('2026-08')).toMatchObject({ since: null, before: { igstPaise: 0, cgstPaise: 0, sgstPaise: 0 } });

  await enter('2026-07', { igstPaise: 7_000_000_00, cgstPaise: 5_000_00 });
  const [july, august] = [await payment('2026-07'), await payment('2026-08')];
  expect(july).toMatchObject({ since: '2026-07', before: { igstPaise: 7_000_000_00, cgstPaise: 5_000_00 } });
  expect(august).toMatchObject({ since: '2026-07', before: july.left });
  expect(july.claimed.igstPaise).toBeGreaterThan(0);
  for (const told of [july, august])
    for (const head of taxHeads) {
      const own = told.heads.find((each) => each.head === head);
      const key = { igstPaise: 'byIgstPaise', cgstPaise: 'byCgstPaise', sgstPaise: 'bySgstPaise' } as const;
      const used = told.heads.reduce((sum, each) => sum + each[key[head]], 0);
      expect(told.before[head] + told.claimed[head] - used).toBe(told.left[head]);
      const { outputPaise, byIgstPaise, byCgstPaise, bySgstPaise, cashPaise, reverseChargePaise } = own as NonNullable<
        typeof own
      >;
      expect(byIgstPaise + byCgstPaise + bySgstPaise + cashPaise - reverseChargePaise).toBe(outputPaise);
    }
  expect([total(july, 'cashPaise'), total(july, 'outputPaise') > 0]).toEqual([0, true]);
});

test('a bill under reverse charge is paid in cash whatever credit there is', async () => {
  const { id } = (await server.call('POST', 'suppliers', { name: 'Advocate Rao', company: 'Rao' })).json();
  const bill = { supplierId: id, number: 'R/1', date: '2026-08-10', taxablePaise: 100_000_00, percent: 18 };
  await server.call('POST', 'purchases', { ...bill, reverseCharge: true });
  await enter('2026-08', { igstPaise: 9_000_000_00, cgstPaise: 9_000_000_00, sgstPaise: 9_000_000_00 });
  const told = await payment('2026-08');
  expect([total(told, 'outputPaise'), total(told, 'cashPaise')]).toEqual([0, 18_000_00]);
});

test('cash that is late bears interest and the return its fee, half for each government', async () => {
  await storeDocuments(server.db, '2026-08', 10);
  const lastDay = addDays(today(), -10);
  await server.call('POST', 'obligations', {
    ...{ area: 'gst', title: 'GSTR-3B', period: '2026-08', returnType: 'GSTR-3B', dueDate: lastDay },
    ...{ financialYear: '2026-27', status: 'Pending', registration: REGISTRATION },
  });
  await server.db.updateTable('obligations').set({ ruleId: 'gstr3b-monthly', tracked: 1 }).execute();
  const told = await payment('2026-08');
  expect(told.lastDay).toBe(lastDay);
  for (const { cashPaise, interestPaise } of told.heads)
    expect(interestPaise).toBe(Math.round((cashPaise * 18 * 10) / 36_500));
  expect([total(told, 'interestPaise') > 0, told.heads.map(({ feePaise }) => feePaise)]).toEqual([
    true,
    [0, 250_00, 250_00],
  ]);
  expect(told.late).toContain('10 days at ₹50');
});

test('a balance is entered once for each period, of a GSTIN of one’s own; the payment needs the right to see bills', async () => {
  expect((await enter('2026-08', {})).statusCode).toBe(201);
  expect(
    [await enter('2026-08', {}), await enter('2026-08', {}, '27AAPFU0939F1ZV')].map((each) => each.json()),
  ).toEqual([
    {
      code: 'bad_input',
      errors: [{ path: 'period', msg: 'The credit before Aug 2026 was entered already. Change that one.' }],
      message: expect.any(String),
    },
    expect.objectContaining({
      errors: [{ path: 'registration', msg: `This GSTIN is not one of the company’s. Use ${REGISTRATION}.` }],
    }),
  ]);
  const { token } = await addAccount(server, { rights: ['invoices:read'] });
  const refused = await server.call('GET', 'invoices/gst-returns/payment?period=2026-08', undefined, { token });
  expect([refused.statusCode, refused.json().message]).toEqual([
    403,
    'Input tax comes from suppliers’ bills, which you may not see. Ask an owner for that right.',
  ]);
});
