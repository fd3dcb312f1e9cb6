import { amountProblems, type BillAmounts, withAmounts } from './purchaseTax';

const jharkhand = '20AAQCA8719H1ZK';
const gujarat = '24AAQCA8719H1ZC';
const bill: BillAmounts = {
  ...{ taxablePaise: 10_000_00, percent: 18, rates: [], placeOfSupply: '20', reverseCharge: false },
  ...{ cgstPaise: 0, sgstPaise: 0, igstPaise: 0, totalPaise: 0 },
};
const taxes = ({ cgstPaise, sgstPaise, igstPaise, totalPaise }: BillAmounts) => [
  cgstPaise,
  sgstPaise,
  igstPaise,
  totalPaise,
];

test('within a state the rate is halved into CGST and SGST, between two it is IGST', () => {
  expect(taxes(withAmounts(bill, jharkhand))).toEqual([900_00, 900_00, 0, 11_800_00]);
  expect(taxes(withAmounts(bill, gujarat))).toEqual([0, 0, 1_800_00, 11_800_00]);
});

test('under reverse charge the total is without the tax, also of a supplier without GSTIN', () => {
  expect(taxes(withAmounts({ ...bill, reverseCharge: true }, ''))).toEqual([900_00, 900_00, 0, 10_000_00]);
  expect(amountProblems(withAmounts({ ...bill, reverseCharge: true }, ''), '')).toEqual([]);
});

test('what a supplier rounded line by line stands, up to a rupee', () => {
  const rounded = { ...bill, cgstPaise: 899_50, sgstPaise: 899_50, totalPaise: 11_799_00 };
  expect(withAmounts(rounded, jharkhand)).toEqual(rounded);
  expect(amountProblems(rounded, jharkhand)).toEqual([]);
  expect(amountProblems({ ...rounded, totalPaise: 11_797_00 }, jharkhand)).toMatchObject([{ path: 'totalPaise' }]);
});

test.each([
  ['IGST within a state', { igstPaise: 1_800_00 }, jharkhand, ['cgstPaise', 'sgstPaise', 'igstPaise']],
  [
    'CGST and SGST between two',
    { cgstPaise: 900_00, sgstPaise: 900_00 },
    gujarat,
    ['cgstPaise', 'sgstPaise', 'igstPaise'],
  ],
  ['a tax of another amount', { igstPaise: 1_500_00 }, gujarat, ['igstPaise']],
  ['a tax of who has no GSTIN', {}, '', ['percent']],
])('%s is refused', (_what, change, gstin, paths) => {
  const problems = amountProblems(withAmounts({ ...bill, ...change }, gstin), gstin);
  expect(problems.map(({ path }) => path)).toEqual(paths);
});

test('the sentence says both states and the amount', () => {
  const [, , third] = amountProblems(withAmounts({ ...bill, cgstPaise: 900_00, sgstPaise: 900_00 }, gujarat), gujarat);
  expect(third?.msg).toBe(
    'From Gujarat to Jharkhand, IGST is ₹1,800.00. Correct it, or empty all three taxes to have them worked out.',
  );
});
