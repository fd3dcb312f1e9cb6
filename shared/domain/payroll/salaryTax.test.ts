import fc from 'fast-check';
import { financialYearMonths } from '../dates/financialYear';
import { salaryTax, salaryTaxRates, taxOfYear } from './salaryTax';

const rate = salaryTaxRates.at(-1)!;
const lakh = 10_000_000;
const employed = { joinedOn: null, leftOn: null };

/** What each month of 2026-27 deducts of these wages, each worked out with those before it. */
function year(wages: readonly number[], of: { joinedOn: string | null; leftOn: string | null } = employed) {
  const earlier: { month: string; grossPaise: number; salaryTaxPaise: number }[] = [];
  for (const [index, month] of financialYearMonths('2026-27').entries()) {
    const grossPaise = wages[index] ?? 0;
    if (grossPaise === 0) continue;
    const { salaryTaxPaise } = salaryTax(month, { ...of, grossPaise, grossRatePaise: grossPaise, earlier });
    earlier.push({ month, grossPaise, salaryTaxPaise });
  }
  return earlier.map(({ salaryTaxPaise }) => salaryTaxPaise);
}

test('1,50,000 a month make 1,50,800 a year, 12,567 a month and what is left in the last', () => {
  expect(taxOfYear(18 * lakh, rate)).toBe(15_080_000);
  const months = year(Array(12).fill(15_000_000));
  expect(months.slice(0, 3)).toEqual([1_256_700, 1_256_700, 1_256_700]);
  expect(months.reduce((sum, each) => sum + each)).toBe(15_080_000);
});

test('up to 12 lakh after the deduction there is none, and just above no more than what exceeds it', () => {
  expect(taxOfYear(12.75 * lakh, rate)).toBe(0);
  expect(taxOfYear(12.75 * lakh + 1_000_000, rate)).toBe(1_040_000);
});

test('a raise in the middle of the year is made up for by the months that remain', () => {
  const months = year([...Array(6).fill(10_000_000), ...Array(6).fill(20_000_000)]);
  expect(months.slice(0, 6)).toEqual(Array(6).fill(0));
  expect(months.reduce((sum, each) => sum + each, 0)).toBe(taxOfYear(18 * lakh, rate));
});

test('who joins in October is taxed on the months from then on', () => {
  const months = year([...Array(6).fill(0), ...Array(6).fill(30_000_000)], { joinedOn: '2026-10-01', leftOn: null });
  expect(months.reduce((sum, each) => sum + each, 0)).toBe(taxOfYear(18 * lakh, rate));
});

test('the months of a year whose wages do not fall deduct its tax to the rupee', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 60_000_000 }), { minLength: 12, maxLength: 12 }), (wages) => {
      const rising = [...wages].sort((a, b) => a - b);
      const deducted = year(rising).reduce((sum, each) => sum + each, 0);
      expect(deducted).toBe(
        taxOfYear(
          rising.reduce((sum, each) => sum + each),
          rate,
        ),
      );
    }),
  );
});

test('more salary never leaves less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5e9 }), fc.integer({ min: 100, max: 1e8 }), (salary, more) => {
      const left = (paise: number) => paise - taxOfYear(paise, { ...rate, cessPercent: 0 });
      expect(left(salary + more)).toBeGreaterThanOrEqual(left(salary) - 100);
    }),
  );
});

test('before the first row there is none', () => {
  expect(salaryTax('2020-04', { ...employed, grossPaise: 9e7, grossRatePaise: 9e7, earlier: [] }).salaryTaxPaise).toBe(
    0,
  );
});
