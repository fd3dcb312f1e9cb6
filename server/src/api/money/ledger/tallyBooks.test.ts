import type { TrialBalance } from 'shared/domain/money/ledger/trialBalance';
import { sumPaise } from 'shared/domain/text/money';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead } from '../../../../test/realLetterhead';
import { storeDocuments } from '../returns/storedDocuments.fixture';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
});
afterEach(() => server.close());

const months = Array.from({ length: 12 }, (_, index) =>
  index < 9 ? `2025-${String(index + 4).padStart(2, '0')}` : `2026-0${index - 8}`,
);
const fileOf = async (month: string) =>
  (await server.call('GET', `trial-balance/vouchers.xml?from=${month}-01&to=${month}-28`)).body;
const closing = async (to: string) =>
  (await server.call('GET', `trial-balance?from=2025-04-01&to=${to}`)).json<TrialBalance>().lines;

/** Tally's handling of such a file: it creates missing ledgers and keeps one voucher for each REMOTEID. */
class Tally {
  readonly groups = new Map<string, string>();
  readonly vouchers = new Map<string, { ledger: string; paise: number }[]>();

  import(file: string): void {
    const plain = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
    for (const [, name = '', group = ''] of file.matchAll(/<LEDGER NAME="([^"]*)".*?<PARENT>(.*?)<\/PARENT>/g))
      this.groups.set(plain(name), plain(group));
    for (const [, id = '', whole = ''] of file.matchAll(/<VOUCHER REMOTEID="([^"]*)"(.*?)<\/VOUCHER>/g)) {
      const lines = [...whole.matchAll(/<LEDGERNAME>(.*?)<.*?<AMOUNT>(.*?)</g)].map(([, ledger = '', rupees = '']) => ({
        ledger: plain(ledger),
        paise: -Math.round(Number(rupees) * 100),
      }));
      if (lines.some(({ ledger }) => !this.groups.has(ledger))) throw new Error(`Ledger of ${id} is missing.`);
      if (sumPaise(lines.map(({ paise }) => paise)) !== 0) throw new Error(`${id} does not balance.`);
      this.vouchers.set(id, lines);
    }
  }

  /** Balances by ledger; clients and suppliers by their group. */
  balances(): Record<string, number> {
    const sums = new Map<string, number>();
    for (const { ledger, paise } of [...this.vouchers.values()].flat()) {
      const group = this.groups.get(ledger) ?? '';
      const name = group.startsWith('Sundry') ? group : ledger;
      sums.set(name, (sums.get(name) ?? 0) + paise);
    }
    return Object.fromEntries([...sums].filter(([, paise]) => paise !== 0).sort());
  }
}

const told = (lines: TrialBalance['lines']) =>
  Object.fromEntries(
    lines
      .filter(({ closingPaise }) => closingPaise !== 0)
      .map(({ name, group, closingPaise }) => [
        /^Trade/.test(name) ? group.replace(' d', ' D').replace(' c', ' C') : name,
        closingPaise,
      ])
      .sort(),
  );

test('twelve months that are imported one after the other have our trial balance each, and a second import changes nothing', async () => {
  const { id: supplierId } = (
    await server.call('POST', 'suppliers', { name: 'Ravi & Sons', gstin: '20AAACR5055K1ZL' })
  ).json();
  const bill = {
    supplierId,
    number: 'R-1',
    date: '2025-06-10',
    placeOfSupply: '20',
    taxablePaise: 100_000,
    percent: 18,
  };
  const bought = await server.call('POST', 'purchases', { ...bill, paidOn: '2025-07-05' });
  expect(bought.statusCode).toBe(201);
  await storeDocuments(server.db, months, 300, { isWhole: true });
  const tally = new Tally();
  for (const month of months) {
    const file = await fileOf(month);
    tally.import(file);
    const before = tally.balances();
    tally.import(file);
    expect(tally.balances()).toEqual(before);
    expect([month, tally.balances()]).toEqual([month, told(await closing(`${month}-28`))]);
  }
  expect(tally.vouchers.size).toBeGreaterThan(250);
});

test('ledgers have the names that the firm gave them, an account one of them; the entries are a file as well', async () => {
  await storeDocuments(server.db, '2026-04', 5);
  expect((await server.call('POST', 'tally-ledgers', { account: 'sales', name: 'Manpower income' })).statusCode).toBe(
    201,
  );
  const second = await server.call('POST', 'tally-ledgers', { account: 'sales', name: 'Other income' });
  expect([second.statusCode, second.json().errors[0].msg]).toEqual([
    400,
    'This account has its ledger already. Change that one.',
  ]);
  expect(await fileOf('2026-04')).toContain('<LEDGERNAME>Manpower income</LEDGERNAME>');
  const { body } = await server.call('GET', 'trial-balance/entries.csv?from=2026-04-01&to=2026-04-30');
  expect(body).toMatch(/"Sales","Sales accounts","Manpower income"/);
});
