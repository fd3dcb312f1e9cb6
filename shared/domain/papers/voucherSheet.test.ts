import { sampleLetterhead } from '../letterhead/companyLetterhead';
import { type SheetVoucher, voucherSheet } from './voucherSheet';

const letterhead = { ...sampleLetterhead(), isSample: false, luts: ['2026-27 AD200326000123X'] };
const voucher: SheetVoucher = {
  ...{ kind: 'receipt', number: 'RV/26-27/0001', date: '2026-11-05', amountPaise: 1_180_000, description: 'Loaders' },
  ...{ sac: '998513', taxPercent: 18, placeOfSupply: '27', clientName: 'Acme', clientGstin: '27AAPFU0939F1ZV' },
  ...{ clientAddress: '1 Main Road', sez: false, letterhead, taxablePaise: 1_000_000, against: '', againstDate: null },
  taxLines: [{ head: 'IGST', percent: 18, amountPaise: 180_000 }],
  reverseCharge: false,
  ...{ cancelledAt: null, paidBy: 'UPI, UTR 1' },
};
const factsOf = (over: Partial<SheetVoucher>) =>
  Object.fromEntries(voucherSheet({ ...voucher, ...over }).facts.map(({ label, value }) => [label, value]));

test('a receipt voucher says what rule 50 asks for', () => {
  const sheet = voucherSheet(voucher);
  expect(sheet).toMatchObject({ title: 'Receipt voucher', number: 'RV/26-27/0001', signatory: letterhead.signatory });
  expect(sheet.supplier.name).toBe(letterhead.name);
  expect(JSON.stringify(sheet.supplier)).toContain(letterhead.gstin);
  expect(JSON.stringify(sheet.client)).toMatch(/Acme.*1 Main Road.*27AAPFU0939F1ZV/);
  expect(factsOf({})).toEqual({
    'Receipt voucher number': 'RV/26-27/0001',
    Date: '05 Nov 2026',
    'Place of supply': 'Maharashtra (27)',
    'Rate of tax': '18%',
    'Reverse charge': 'No',
    'Received by': 'UPI, UTR 1',
  });
  expect(sheet.rows).toEqual([['Loaders', '998513', '₹10,000.00']]);
  expect(sheet.sums).toContainEqual({ label: 'IGST @ 18%', value: '₹1,800.00' });
  expect([sheet.clientLabel, sheet.totalLabel, sheet.total]).toEqual([
    'Received from',
    'Advance received',
    '₹11,800.00',
  ]);
});

test('a refund voucher also names number and day of its receipt voucher (rule 51)', () => {
  const over = { kind: 'refund', number: 'RFV/26-27/0001', against: 'RV/26-27/0001', paidBy: '' } as const;
  const sheet = voucherSheet({ ...voucher, ...over, againstDate: '2026-10-01' });
  expect([sheet.title, sheet.clientLabel, sheet.totalLabel]).toEqual(['Refund voucher', 'Paid to', 'Paid back']);
  expect(factsOf({ ...over, againstDate: '2026-10-01' })).toMatchObject({
    ...{ 'Refund voucher number': 'RFV/26-27/0001', 'Against receipt voucher': 'RV/26-27/0001' },
    ...{ 'Date of the receipt voucher': '01 Oct 2026', 'Rate of tax': '18%', 'Reverse charge': 'No' },
  });
});

test.each([
  ['a zone with tax', { sez: true }, /SEZ unit.*on payment of integrated tax/, undefined],
  ['an export', { placeOfSupply: '96', clientGstin: '' }, /meant for export on payment/, undefined],
  ['a zone without tax', { sez: true, taxPercent: 0, taxLines: [] }, /SEZ unit.*without payment/, 'AD200326000123X'],
  [
    'an export without tax',
    { placeOfSupply: '96', taxPercent: 0, taxLines: [] },
    /export under bond/,
    'AD200326000123X',
  ],
  ['an exempt supply', { taxPercent: 0, taxLines: [] }, /^$/, undefined],
  ['reverse charge', { reverseCharge: true, taxLines: [] }, /payable by the recipient on reverse charge/, undefined],
])('%s has its endorsement, and its undertaking', (_, over, endorsement, lut) => {
  expect(voucherSheet({ ...voucher, ...over }).endorsement).toMatch(endorsement);
  expect(factsOf(over)['LUT or bond']).toBe(lut);
});
