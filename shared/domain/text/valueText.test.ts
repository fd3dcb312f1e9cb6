import { fieldWords, valueText } from './valueText';

test.each([
  ['amountPaise', 12_000_000, '₹1,20,000.00'],
  ['days', 26, '26'],
  ['joinedOn', '2026-04-05', '05 Apr 2026'],
  ['month', '2026-10', 'Oct 2026'],
  ['issuedAt', '2026-04-05T09:00:00.000Z', '05 Apr 2026, 14:30'],
  ['pfMember', true, 'yes'],
  ['terms', false, 'no'],
  ['features', ['Payroll runs', 'Phone support'], 'Payroll runs, Phone support'],
  ['items', [{ id: '1' }, { id: '2' }], '2 entries'],
  ['lines', [{ id: '1' }], '1 entry'],
  ['part', { basicPaise: 500 }, 'Basic ₹5.00'],
  ['reach', { companies: [], centers: ['4iypmvrd34adb4fe104d'] }, 'Centers 1 entry'],
  ['note', 'Call on 2026-04-05', 'Call on 2026-04-05'],
  ['owner', null, ''],
])('%s %j reads as %s', (name, value, text) => {
  expect(valueText(name, value)).toBe(text);
});

test.each([
  ['joinedOn', 'Joined on'],
  ['grossPaise', 'Gross'],
  ['center_code', 'Center code'],
  ['invoiceId', 'Invoice'],
  ['mobile2', 'Mobile 2'],
  ['pfEmployeePaise', 'PF employee'],
])('%s is called "%s"', (name, words) => {
  expect(fieldWords(name)).toBe(words);
});
