import type { BankLine } from 'shared/domain/money/settle/bankLine';
import type { TogetherResult } from 'shared/domain/records/together';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead } from '../../../../test/realLetterhead';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
});
afterEach(() => server.close());

async function draft(date: string, said: object = {}): Promise<string> {
  const answer = await server.call('POST', 'invoices', {
    ...{ clientName: 'Acme Foods', clientState: '27', date, taxTreatment: 'exempt' },
    items: [{ id: '1', description: 'Loaders', sac: '998513', quantity: 1, pricePaise: 98_000 }],
    ...said,
  });
  return answer.json<{ id: string }>().id;
}
const together = async (path: string, ids: string[], isCheck = false) =>
  (await server.call('POST', path, { ids, isCheck })).json<TogetherResult[]>();
const invoices = async () =>
  (await server.call('GET', 'invoices?sort=date')).json<{ status: string; invoiceNo: string }[]>();

test('a check says which drafts would be refused and why, and issues none', async () => {
  const [good, empty] = [await draft('2025-11-02'), await draft('2025-11-03', { items: [] })];
  const [first, second] = await together('invoices/issue-together', [good, empty], true);
  expect(first).toEqual({ id: good, reason: '', says: '₹980.00' });
  expect(second).toMatchObject({ id: empty, reason: expect.stringMatching(/^Add /) });
  expect((await invoices()).map(({ status }) => status)).toEqual(['draft', 'draft']);
});

test('drafts are issued in the order of their dates, so that no number comes before an earlier day', async () => {
  const [later, earlier, empty] = [
    await draft('2025-11-05'),
    await draft('2025-11-02'),
    await draft('2025-11-03', { items: [] }),
  ];
  const results = await together('invoices/issue-together', [later, earlier, empty]);
  expect(results.map(({ id, reason }) => [id, reason === ''])).toEqual([
    [earlier, true],
    [empty, false],
    [later, true],
  ]);
  const [first, , last] = await invoices();
  expect(Number(first?.invoiceNo.split('/').at(-1)) + 1).toBe(Number(last?.invoiceNo.split('/').at(-1)));
  expect(await together('invoices/issue-together', [later])).toMatchObject([
    { reason: expect.stringMatching(/^It was issued already as /) },
  ]);
});

test('credits that may be one thing are confirmed together, and the others say what to do', async () => {
  await together('invoices/issue-together', [await draft('2025-11-01')]);
  const row = (line: number, rupees: number, narration: string) => ({
    ...{ line, date: '2025-11-10', narration, reference: '', paise: rupees * 100, balancePaise: null },
  });
  const rows = [row(2, 980, 'NEFT ACME FOODS'), row(3, 77, 'CASH')];
  await server.call('POST', 'bank-lines/statement', {
    ...{ fileName: 'november.csv', openingPaise: 0, closingPaise: 105_700, rows },
  });
  const lines = (await server.call('GET', 'bank-lines?sort=-amountPaise')).json<BankLine[]>();
  const ids = lines.map(({ id }) => id);
  const checked = await together('bank-lines/confirm-together', ids, true);
  expect(checked).toMatchObject([
    { reason: '', says: expect.stringMatching(/^Acme Foods: Exactly /) },
    { reason: 'Nothing due matches this credit. Add its receipt, or pass it over.' },
  ]);
  expect((await server.call('GET', 'receipts')).json()).toEqual([]);
  expect(await together('bank-lines/confirm-together', ids)).toEqual(checked);
  expect((await server.call('GET', 'bank-lines?sort=-amountPaise')).json()).toMatchObject([
    { state: 'Matched' },
    { state: 'Open' },
  ]);
  expect(await together('bank-lines/confirm-together', ids.slice(0, 1))).toMatchObject([
    { reason: expect.stringContaining('This credit is matched already.') },
  ]);
});
