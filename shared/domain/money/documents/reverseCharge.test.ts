import { blankLetterhead } from '../../letterhead/letterhead';
import { gstinCheckCharacter } from '../../records/gstin';
import { type ReverseFacts, reverseChargeProblem, reverseChargeReason, toldTaxLines } from './reverseCharge';

const firm = { ...blankLetterhead, name: 'Shramdeep Security', bodyCorporate: 'No' as const };
const facts: ReverseFacts = {
  ...{ date: '2026-11-21', clientGstin: '27AAPFU0939F1ZV', clientState: '', sez: false, sacs: ['998525'] },
};
const deductor = '27AAPFU0939F1D';

test('guards of a firm that is no body corporate for a registered client are under reverse charge, and the reason says so', () => {
  expect(reverseChargeProblem(facts, firm)).toBe('');
  expect(reverseChargeReason(facts, firm)).toMatch(
    /no body corporate.*unless it pays tax under the composition scheme/,
  );
});

test.each<[string, Partial<ReverseFacts>, object, RegExp]>([
  ['a company', {}, { bodyCorporate: 'Yes' }, /is a body corporate/],
  ['an LLP by its name', {}, { bodyCorporate: '', name: 'Shramdeep Security LLP' }, /is a body corporate/],
  ['a firm of which nobody said', {}, { bodyCorporate: '' }, /Say in the company details/],
  ['2018', { date: '2018-12-31' }, {}, /began on 01 Jan 2019/],
  ['a client without registration', { clientGstin: '', clientState: '27' }, {}, /Only a registered client/],
  ['an embassy', { clientGstin: '0717USA12345UNW' }, {}, /Only a registered client/],
  ['a tax deductor', { clientGstin: deductor + gstinCheckCharacter(deductor) }, {}, /only to deduct tax/],
  ['a zone', { sez: true }, {}, /zero-rated/],
  ['an export', { clientGstin: '', clientState: '96' }, {}, /zero-rated/],
  ['a line of cleaning', { sacs: ['998525', '998533'] }, {}, /Bill the other lines/],
])('%s is not', (_, over, of, problem) => {
  expect(reverseChargeProblem({ ...facts, ...over }, { ...firm, ...of })).toMatch(problem);
  expect(reverseChargeReason({ ...facts, ...over }, { ...firm, ...of })).toBe('');
});

test('nothing is proposed for a line without a code', () =>
  expect(reverseChargeReason({ ...facts, sacs: ['998525', ''] }, firm)).toBe(''));

test('the client’s tax is told by the heads of the place; a bill’s own tax as it is', () => {
  const supply = {
    taxTreatment: 'reverse',
    taxPercent: 18,
    placeOfSupply: '20',
    registration: '20AAPFU0939F1Z9',
  } as const;
  expect(toldTaxLines(supply, 100_010, []).map(({ head, amountPaise }) => [head, amountPaise])).toEqual([
    ['CGST', 9001],
    ['SGST', 9001],
  ]);
  const far = { ...supply, placeOfSupply: '27' };
  expect(toldTaxLines(far, 100_010, [])).toEqual([{ head: 'IGST', percent: 18, amountPaise: 18_002 }]);
  const billed = [{ head: 'IGST' as const, percent: 18, amountPaise: 1 }];
  expect(toldTaxLines({ ...far, taxTreatment: 'taxable' }, 100_010, billed)).toBe(billed);
});
