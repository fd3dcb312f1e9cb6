/** @jest-environment jsdom */
import { type BookEntry, TALLY_END, TALLY_HEAD, tallyMasters, tallyVouchers } from './tallyFile';

const entry = (account: BookEntry['account'], paise: number, more: Partial<BookEntry> = {}): BookEntry => ({
  ...{ posting: 'p1', sourceKind: 'invoices', party: '', number: 'INV-1', day: '2026-04-05', account, paise },
  ...more,
});
const bill = [
  entry('receivables', 118_000, { party: 'Ravi & Sons "आशा" <East>\u0001' }),
  ...[entry('sales', -100_000), entry('outputIgst', -18_000)],
];

/** The file parsed by the browser's own XML parser, as another program would. */
function read(entries: readonly BookEntry[], names = {}) {
  const text = TALLY_HEAD + tallyMasters(entries, names, new Set()) + tallyVouchers(entries, names) + TALLY_END;
  const file = new DOMParser().parseFromString(text, 'application/xml');
  expect(file.querySelector('parsererror')).toBeNull();
  const inOf = (parent: Element, name: string) => parent.getElementsByTagName(name)[0]?.textContent ?? '';
  return {
    ledgers: [...file.getElementsByTagName('LEDGER')].map((each) => [each.getAttribute('NAME'), inOf(each, 'PARENT')]),
    vouchers: [...file.getElementsByTagName('VOUCHER')].map((each) => ({
      id: each.getAttribute('REMOTEID'),
      type: inOf(each, 'VOUCHERTYPENAME'),
      date: inOf(each, 'DATE'),
      party: inOf(each, 'PARTYLEDGERNAME'),
      lines: [...each.getElementsByTagName('ALLLEDGERENTRIES.LIST')].map((line) =>
        ['LEDGERNAME', 'ISDEEMEDPOSITIVE', 'AMOUNT'].map((name) => inOf(line, name)),
      ),
    })),
  };
}

test('an invoice is a sales voucher in the client’s name, whatever it is called; a debit is below zero', () => {
  const name = 'Ravi & Sons "आशा" <East>';
  expect(read(bill)).toEqual({
    ledgers: [
      [name, 'Sundry Debtors'],
      ['Sales', 'Sales Accounts'],
      ['Output IGST', 'Duties & Taxes'],
    ],
    vouchers: [
      {
        ...{ id: 'p1-2026-04-05', type: 'Sales', date: '20260405', party: name },
        lines: [
          [name, 'Yes', '-1180.00'],
          ['Sales', 'No', '1000.00'],
          ['Output IGST', 'No', '180.00'],
        ],
      },
    ],
  });
});

test('a ledger that the firm named is used and not made', () => {
  const { ledgers, vouchers } = read(bill, { sales: 'Manpower income' });
  expect(ledgers.map(([name]) => name)).not.toContain('Manpower income');
  expect(vouchers[0]?.lines[1]).toEqual(['Manpower income', 'No', '1000.00']);
});

test.each([
  ['Receipt', 'payments', [entry('bank', 500), entry('receivables', -500)]],
  ['Payment', 'wages', [entry('wagesPayable', 500), entry('bank', -500)]],
  ['Contra', 'vouchers', [entry('bank', 500), entry('cash', -500)]],
  ['Credit Note', 'credit_notes', [entry('sales', 500), entry('receivables', -500)]],
  ['Purchase', 'purchases', [entry('purchases', 500), entry('payables', -500)]],
  ['Journal', 'invoices', [entry('sales', 500), entry('receivables', -500)]],
])('a %s comes of %s', (type, sourceKind, entries) => {
  expect(read(entries.map((each) => ({ ...each, sourceKind }))).vouchers.map((each) => each.type)).toEqual([type]);
});

test('a posting of two days is a voucher on each, and entries of one ledger that cancel out are none', () => {
  const two = [...bill, ...bill.map((each) => ({ ...each, day: '2026-05-01' as const }))];
  expect(read(two).vouchers.map(({ id }) => id)).toEqual(['p1-2026-04-05', 'p1-2026-05-01']);
  expect(read([entry('sales', 500), entry('sales', -500)]).vouchers).toEqual([]);
});
