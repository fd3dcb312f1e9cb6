import { percentsInForce, supplierTaxRates } from '../purchases/supplierTaxRates';
import { matchCredit } from './matchCredit';

const invoice = (no: number, clientName: string, balancePaise: number, subtotalPaise = balancePaise) => ({
  id: `i${no}`,
  invoiceNo: `INV/25-26/000${no}`,
  clientName,
  companyId: '',
  date: `2025-11-0${no}`,
  balancePaise,
  subtotalPaise,
});
const open = [
  invoice(1, 'Acme Foods', 118_000, 100_000),
  invoice(2, 'Acme Foods', 59_000, 50_000),
  invoice(3, 'Bharat Traders', 236_000, 200_000),
];
const credit = (amountPaise: number, narration = '', reference = '') => ({ amountPaise, narration, reference });
const percents = percentsInForce(supplierTaxRates, '2026-06-01');
const best = (...given: Parameters<typeof credit>) => matchCredit(credit(...given), open, [], percents)[0];

test.each([
  ['one invoice exactly', credit(236_000), 'Exactly INV/25-26/0003', 0, ['i3']],
  ['one less tax kept back', credit(232_000), 'Exactly INV/25-26/0003, less TDS of 2% (₹40.00)', 4000, ['i3']],
  ['several of one client', credit(177_000), '2 invoices together', 0, ['i1', 'i2']],
  [
    'several less tax, of a client who is named',
    credit(162_000, 'NEFT-ACME'),
    '2 invoices together, less TDS of 10% (₹150.00); named in the narration',
    15_000,
    ['i1', 'i2'],
  ],
  [
    'an invoice whose number the narration has',
    credit(50_000, 'inv 25-26 0002'),
    'The oldest invoices first; narration has INV/25-26/0002',
    0,
    ['i2'],
  ],
  [
    'a client who is named',
    credit(90_000, 'IMPS BHARAT'),
    'The oldest invoices first; named in the narration',
    0,
    ['i3'],
  ],
])('%s is proposed', (_, given, why, tdsPaise, ids) => {
  const [match] = matchCredit(given, open, [], percents);
  expect(match).toMatchObject({ why, tdsPaise });
  expect(match?.lines.map(({ invoiceId }) => invoiceId)).toEqual(ids);
});

test('of two clients with the amount, the one whom the narration names comes first', () => {
  const both = [...open, invoice(4, 'Zenith Retail', 236_000)];
  expect(matchCredit(credit(236_000, 'zenith'), both).map(({ clientName }) => clientName)).toEqual([
    'Zenith Retail',
    'Bharat Traders',
  ]);
});

test('a receipt with the reference that was entered already comes first', () => {
  const entered = { id: 'r', companyId: '', clientName: 'Acme Foods', amountPaise: 118_000, reference: 'N12345678' };
  expect(matchCredit(credit(118_000, 'NEFT N12345678 ACME'), open, [entered])[0]).toMatchObject({ receiptId: 'r' });
  expect(matchCredit(credit(118_001, 'NEFT N12345678 ACME'), open, [entered])[0]?.receiptId).toBe('');
});

test('tax kept back at a percentage that no row of the law has is not proposed', () => {
  expect(percents).toEqual([1, 2, 10]);
  expect(best(236_000 - 0.1 * 200_000)?.tdsPaise).toBe(20_000);
  for (const percent of [3, 5, 7]) expect(best(236_000 - (percent / 100) * 200_000)).toBeUndefined();
});

test('nothing is proposed for what nothing points to', () => {
  expect(best(12_345, 'CASH DEPOSIT')).toBeUndefined();
});
