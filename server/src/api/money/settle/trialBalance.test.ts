import type { TrialBalance } from 'shared/domain/money/ledger/trialBalance';
import { sumPaise } from 'shared/domain/text/money';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead } from '../../../../test/realLetterhead';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
});
afterEach(() => server.close());

const made = async (path: string, body: object = {}) => (await server.call('POST', path, body)).json<{ id: string }>();
const billed = async (rupees: number, date: string) => {
  const { id } = await made('invoices', {
    ...{ clientName: 'Acme Foods', clientState: '20', date, taxPercent: 18 },
    items: [{ id: '1', description: 'Loaders', sac: '998513', quantity: 1, pricePaise: rupees * 100 }],
  });
  return made(`invoices/${id}/issue`);
};
const read = async (from: string, to: string) =>
  (await server.call('GET', `trial-balance?from=${from}&to=${to}`)).json<TrialBalance>().lines;
const told = (lines: TrialBalance['lines']) =>
  Object.fromEntries(
    lines.map(({ account, openingPaise, debitPaise, creditPaise, closingPaise }) => [
      account,
      [openingPaise, debitPaise, creditPaise, closingPaise],
    ]),
  );

test('accounts have their opening balance, what was posted in the period, and what is left; the whole balances', async () => {
  const first = await billed(1000, '2025-03-20');
  await billed(500, '2025-04-10');
  const lines = await read('2025-05-01', '2025-05-31');
  expect(told(lines)).toMatchObject({ sales: [-50_000, 0, 0, -50_000], earlierYears: [-100_000, 0, 0, -100_000] });
  await made('payments', { invoiceId: first.id, date: '2025-05-02', amountPaise: 8000, method: 'Cash' });
  const after = await read('2025-05-01', '2025-05-31');
  expect(told(after)).toMatchObject({ cash: [0, 8000, 0, 8000], receivables: [177_000, 0, 8000, 169_000] });
  for (const key of ['openingPaise', 'closingPaise'] as const) expect(sumPaise(after.map((line) => line[key]))).toBe(0);
  expect(sumPaise(after.map(({ debitPaise, creditPaise }) => debitPaise - creditPaise))).toBe(0);
});

test('what was taken back on its day counts neither as a debit nor as a credit', async () => {
  const { id: invoiceId } = await billed(1000, '2025-04-10');
  const { id } = await made('payments', { invoiceId, date: '2025-05-02', amountPaise: 8000, method: 'Cash' });
  await server.call('DELETE', `payments/${id}`);
  expect(told(await read('2025-04-01', '2025-05-31'))).toMatchObject({ receivables: [0, 118_000, 0, 118_000] });
  expect(told(await read('2025-04-01', '2025-05-31'))).not.toHaveProperty('cash');
});

test('it is saved as a file, and a period that ends before it begins is refused', async () => {
  await billed(1000, '2025-04-10');
  expect((await server.call('GET', 'trial-balance.csv?from=2025-04-01&to=2025-04-30')).body).toContain(
    '"Trade receivables","Sundry debtors","0.00","1180.00","0.00","1180.00"',
  );
  const refused = await server.call('GET', 'trial-balance?from=2025-04-02&to=2025-04-01');
  expect([refused.statusCode, refused.json().errors]).toEqual([
    400,
    [{ path: 'to', msg: 'The last day cannot be before the first.' }],
  ]);
});
