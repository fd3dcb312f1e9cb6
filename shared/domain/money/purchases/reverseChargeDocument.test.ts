import {
  repeatedFields,
  reverseChargeInput,
  reverseChargeRefusal,
  selfInvoiceHint,
  selfInvoiceLastDay,
} from './reverseChargeDocument';

const bill = {
  ...{ kind: 'Bill' as const, reverseCharge: true, supplierGstin: '', paidOn: '2026-05-20' },
  ...{ cgstPaise: 900_00, sgstPaise: 900_00, igstPaise: 0 },
};

const none = /no tax under reverse charge/;

test.each([
  ['an unregistered supplier', {}, /^$/, /^$/],
  ['one registered only to deduct tax', { supplierGstin: '20AAPFU0939F1DX' }, /^$/, /^$/],
  ['a supplier with a GSTIN', { supplierGstin: '24AAQCA8719H1ZC' }, /issues the invoice/, /^$/],
  ['a bill that is not paid', { paidOn: null }, /^$/, /not paid yet/],
  ['no reverse charge', { reverseCharge: false }, none, none],
  ['no tax', { cgstPaise: 0, sgstPaise: 0 }, none, none],
  ['a credit note', { kind: 'Credit note' as const }, /credit note/, /credit note/],
])('%s: whether there is a self-invoice and a payment voucher, and why not', (_what, over, invoice, payment) => {
  expect(reverseChargeRefusal('invoice', { ...bill, ...over })).toMatch(invoice);
  expect(reverseChargeRefusal('payment', { ...bill, ...over })).toMatch(payment);
});

test.each([
  ['2024-10-31', '2024-10-31'],
  ['2024-11-01', '2024-12-01'],
  ['2026-05-10', '2026-06-09'],
])('the self-invoice of %s is due by %s', (billed, last) => {
  expect(selfInvoiceLastDay(billed)).toBe(last);
});

test('the hint says when it is due, and from the day after that it was', () => {
  expect(selfInvoiceHint('2026-05-10', '2026-06-09')).toContain('Issue it by 09 Jun 2026');
  expect(selfInvoiceHint('2026-05-10', '2026-06-10')).toContain('It was due by 09 Jun 2026');
});

test.each([
  ['a self-invoice without a code', { kind: 'invoice', sac: '' }, 'sac'],
  ['a code of five digits', { kind: 'payment', sac: '99821' }, 'sac'],
  ['no description', { sac: '998213', description: ' ' }, 'description'],
])('%s is refused at its field', (_what, over, path) => {
  const read = reverseChargeInput.safeParse({ purchaseId: 'p1', date: '2026-05-20', description: 'Advice', ...over });
  expect(read.error?.issues.map((issue) => issue.path[0])).toEqual([path]);
});

test('a bill stays as its documents say, and its payment is free until there is a voucher', () => {
  expect(repeatedFields([])).toEqual([]);
  expect(repeatedFields(['invoice'])).not.toContain('paidOn');
  expect(repeatedFields(['payment'])).toEqual(expect.arrayContaining(['paidOn', 'taxablePaise']));
});
