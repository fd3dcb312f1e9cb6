import { sampleLetterhead } from '../letterhead/companyLetterhead';
import { reverseChargeSheet, type SheetReverseCharge } from './reverseChargeSheet';

const letterhead = { ...sampleLetterhead(), isSample: false };
const document: SheetReverseCharge = {
  ...{ kind: 'invoice', number: 'SI/26-27/0001', date: '2026-05-20', description: 'Legal advice', sac: '998213' },
  ...{ letterhead, supplierName: 'Adv. Rakesh Mahto', supplierGstin: '', supplierAddress: '2 Court Road\nRanchi' },
  ...{ billNumber: 'RM/7', billDate: '2026-05-10', placeOfSupply: '20', percent: 18, rates: [], igstPaise: 0 },
  ...{ taxablePaise: 10_000_00, cgstPaise: 900_00, sgstPaise: 900_00, paidOn: null, keptPaise: 0 },
  ...{ amountPaise: 11_800_00, cancelledAt: null },
};
const payment = {
  kind: 'payment' as const,
  ...{ number: 'PV/26-27/0001', sac: '', paidOn: '2026-05-20', keptPaise: 1_000_00, amountPaise: 9_000_00 },
};
const factsOf = (over: Partial<SheetReverseCharge>) =>
  Object.fromEntries(reverseChargeSheet({ ...document, ...over }).facts.map(({ label, value }) => [label, value]));

test('a self-invoice says what rule 46 asks for', () => {
  const sheet = reverseChargeSheet(document);
  expect(sheet).toMatchObject({ title: 'Invoice by recipient', number: 'SI/26-27/0001', mark: '' });
  expect(sheet.supplier.name).toBe(letterhead.name);
  expect([sheet.clientLabel, sheet.client]).toEqual([
    'Supplier',
    { name: 'Adv. Rakesh Mahto', lines: ['2 Court Road', 'Ranchi', 'Not registered under GST'] },
  ]);
  expect(factsOf({})).toEqual({
    'Invoice number': 'SI/26-27/0001',
    Date: '20 May 2026',
    'Issued under': 'CGST Act, section 31(3)(f)',
    'Recipient’s GSTIN': letterhead.gstin,
    'Place of supply': 'Jharkhand (20)',
    'Supplier’s bill': 'RM/7, 10 May 2026',
    'Tax is payable on reverse charge': 'Yes',
  });
  expect(sheet.rows).toEqual([['Legal advice', '998213', '18%', '₹10,000.00']]);
  expect(sheet.sums).toEqual([
    { label: 'Taxable value', value: '₹10,000.00' },
    { label: 'CGST @ 9%', value: '₹900.00' },
    { label: 'SGST @ 9%', value: '₹900.00' },
  ]);
  expect([sheet.totalLabel, sheet.total, sheet.signatory]).toEqual([
    ...['Value with tax', '₹11,800.00', letterhead.signatory],
  ]);
});

test('a payment voucher says what was paid and the tax on it (rule 52)', () => {
  const over = { ...payment, supplierGstin: '24AAQCA8719H1ZC', cgstPaise: 0, sgstPaise: 0, igstPaise: 1_800_00 };
  const sheet = reverseChargeSheet({ ...document, ...over });
  expect([sheet.title, sheet.clientLabel, sheet.client.lines.at(-1)]).toEqual([
    ...['Payment voucher', 'Paid to', 'GSTIN 24AAQCA8719H1ZC'],
  ]);
  expect(factsOf(over)).toMatchObject({
    ...{ 'Voucher number': 'PV/26-27/0001', 'Issued under': 'CGST Act, section 31(3)(g)', 'Paid on': '20 May 2026' },
    ...{ 'Tax is payable on reverse charge': 'Yes', 'Place of supply': 'Jharkhand (20)' },
  });
  expect(sheet.rows).toEqual([['Legal advice', '18%', '₹10,000.00']]);
  expect(sheet.sums.map(({ value }) => value)).toEqual(['₹10,000.00', '−₹1,000.00']);
  expect([sheet.totalLabel, sheet.total]).toEqual(['Amount paid', '₹9,000.00']);
  expect(sheet.texts[0]).toEqual({ label: 'Tax payable on reverse charge', value: 'IGST @ 18%: ₹1,800.00' });
});

test('a bill of several rates has a line for each, and its taxes have no rate', () => {
  const rates = [
    { percent: 18, taxablePaise: 6_000_00 },
    { percent: 5, taxablePaise: 4_000_00 },
  ];
  const sheet = reverseChargeSheet({ ...document, rates });
  expect(sheet.rows.map((row) => row.slice(2))).toEqual([
    ['18%', '₹6,000.00'],
    ['5%', '₹4,000.00'],
  ]);
  expect(sheet.sums.map(({ label }) => label)).toEqual(['Taxable value', 'CGST', 'SGST']);
});

test('in a territory without a legislature the second tax is UTGST, and a cancelled one says so', () => {
  const sheet = reverseChargeSheet({ ...document, placeOfSupply: '04', cancelledAt: '2026-05-21T00:00:00.000Z' });
  expect(sheet.sums[2]?.label).toBe('UTGST @ 9%');
  expect([sheet.title, sheet.mark]).toEqual(['Cancelled invoice by recipient', 'Cancelled']);
});
