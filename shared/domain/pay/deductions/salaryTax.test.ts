import fc from 'fast-check';
import { financialYearMonths } from '../../dates/financialYear';
import { declarationOf, declared } from '../../people/employees/taxDeclaration';
import { salaryTax, salaryTaxRateOf, salaryTaxRates, taxOfYear } from './salaryTax';

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

describe('surcharge', () => {
  const std = rate.standardDeductionPaise;

  test('of a tenth is on the tax of an income above 50 lakh: 60 lakh make 15,78,720', () => {
    expect(taxOfYear(60 * lakh + std, rate)).toBe(157_872_000);
  });

  test('never takes more than what an income exceeds its beginning by: 50,10,000 make 11,33,600', () => {
    expect(taxOfYear(50.1 * lakh + std, rate)).toBe(113_360_000);
    expect(taxOfYear(50 * lakh + std, rate)).toBe(112_320_000);
  });

  test('more salary never leaves less, also where a surcharge begins', () => {
    const near = fc.constantFrom(50 * lakh, 100 * lakh, 200 * lakh);
    fc.assert(
      fc.property(near, fc.integer({ min: -1e8, max: 5e8 }), fc.integer({ min: 100, max: 1e8 }), (at, off, more) => {
        const left = (paise: number) => paise - taxOfYear(paise, { ...rate, cessPercent: 0 });
        expect(left(at + std + off + more)).toBeGreaterThanOrEqual(left(at + std + off) - 100);
      }),
    );
  });
});

describe('without a PAN', () => {
  const without = (paise: number) => taxOfYear(paise + rate.standardDeductionPaise, rate, { isWithoutPan: true });

  test('tax that is below a fifth of the income is a fifth of it, without cess: 1,50,000 a month make 28,750', () => {
    expect(without(17.25 * lakh)).toBe(34_500_000);
    const of = { ...employed, grossPaise: 15_000_000, grossRatePaise: 15_000_000, earlier: [], isWithoutPan: true };
    expect(salaryTax('2026-04', of).salaryTaxPaise).toBe(2_875_000);
  });

  test('tax that is above a fifth stays: 60 lakh make 15,78,720', () => {
    expect(without(60 * lakh)).toBe(157_872_000);
  });

  test('an income without tax has none', () => {
    expect(without(12 * lakh)).toBe(0);
  });

  test('a PAN that comes during the year is made up for by the months that remain', () => {
    const month = { grossPaise: 15_000_000, salaryTaxPaise: 2_875_000 };
    const earlier = ['2026-04', '2026-05', '2026-06'].map((each) => ({ ...month, month: each }));
    const of = { ...employed, grossPaise: 15_000_000, grossRatePaise: 15_000_000, earlier };
    expect(salaryTax('2026-07', of).salaryTaxPaise).toBe(Math.round((15_080_000 - 3 * 2_875_000) / 9 / 100) * 100);
  });
});

describe('the old regime', () => {
  const taxAt = (bornOn: string | null, month = '2026-04') =>
    taxOfYear(12.5 * lakh, salaryTaxRateOf({ regime: 'Old', bornOn }, month, salaryTaxRates)!);
  const [below, from60, from80] = [17_940_000, 17_680_000, 16_640_000];

  test.each<[string, string | null, number]>([
    ['of an unknown age has the slabs for all: 12 lakh make 1,79,400', null, below],
    ['below 60 has the same', '1967-04-02', below],
    ['from 60 on has none up to 3 lakh: 12 lakh make 1,76,800', '1966-12-31', from60],
    ['of a birthday on the day after the year counts it: the age is reached on the day before', '1967-04-01', from60],
    ['from 80 on has none up to 5 lakh: 12 lakh make 1,66,400', '1946-08-15', from80],
  ])('%s', (_what, bornOn, paise) => {
    expect(taxAt(bornOn)).toBe(paise);
  });

  test('has its slabs of an age from the beginning of the year in which it is reached', () => {
    expect([taxAt('1966-12-31', '2026-03'), taxAt('1966-12-31', '2026-04')]).toEqual([below, from60]);
  });

  test('has no part in the new one, whose slabs are for every age', () => {
    expect(salaryTaxRateOf({ regime: 'New', bornOn: '1940-01-01' }, '2026-04', salaryTaxRates)).toBe(rate);
  });
});

describe('what was declared', () => {
  const declare = (more: object) => declared.parse({ month: '2026-04', ...more });
  const monthly = { grossPaise: 10_000_000, grossRatePaise: 10_000_000, basicRatePaise: 5_000_000 };
  const first = (declarations: ReturnType<typeof declare>[], more: object = {}) =>
    salaryTax('2026-04', {
      ...employed,
      ...monthly,
      houseRentRatePaise: 2_000_000,
      earlier: [],
      declarations,
      ...more,
    });

  test('counts an earlier employer’s salary with the year, and the tax deducted there as paid', () => {
    const joined = { joinedOn: '2026-10-01', leftOn: null };
    const earlier = { month: '2026-10', earlierSalaryPaise: 12 * lakh, earlierTaxPaise: 600_000 };
    const tax = salaryTax('2026-10', { ...joined, ...monthly, earlier: [], declarations: [declare(earlier)] });
    expect(tax.salaryTaxBasePaise).toBe(18 * lakh);
    expect(tax.salaryTaxPaise).toBe(Math.round((taxOfYear(18 * lakh, rate) - 600_000) / 6 / 100) * 100);
  });

  test('of the old regime takes off house rent, investments up to their most, and more', () => {
    const old = { regime: 'Old', rentPaise: 2_500_000, investmentsPaise: 2 * lakh, otherDeductionsPaise: 0.25 * lakh };
    const of = salaryTaxRateOf({ regime: 'Old' }, '2026-04', salaryTaxRates)!;
    // Of 2.4 lakh of house rent, the rent of 3 lakh above a tenth of 6 lakh basic is 2.4 lakh, and two fifths are 2.4 lakh.
    const year = taxOfYear(12 * lakh, of, { offPaise: (2.4 + 1.5 + 0.25) * lakh });
    expect(first([declare(old)]).salaryTaxPaise).toBe(Math.round(year / 12 / 100) * 100);
    expect(year).toBe(Math.round((12_500 + 0.2 * 235_000) * 100 * 1.04));
  });

  test('of the old regime takes off the year’s professional tax by itself, at most 2,500', () => {
    const declarations = [declare({ regime: 'Old' })];
    const of = salaryTaxRateOf({ regime: 'Old' }, '2026-04', salaryTaxRates)!;
    const month = (professionalTaxPaise: number) =>
      salaryTax('2026-04', { ...employed, ...monthly, earlier: [], declarations, professionalTaxPaise }).salaryTaxPaise;
    const of12 = (offPaise: number) => Math.round(taxOfYear(12 * lakh, of, { offPaise }) / 12 / 100) * 100;
    expect([month(20_000), month(100_000)]).toEqual([of12(240_000), of12(250_000)]);
  });

  test('holds from its month on, and no longer than the financial year', () => {
    const all = [declare({ month: '2026-06' }), declare({ month: '2026-09', regime: 'Old' })];
    const found = ['2026-05', '2026-06', '2026-08', '2026-09', '2027-03', '2027-04'].map(
      (month) => declarationOf(all, month)?.regime ?? 'none',
    );
    expect(found).toEqual(['none', 'New', 'New', 'Old', 'Old', 'none']);
  });

  test('however little is left, nothing is given back', () => {
    expect(first([declare({ earlierSalaryPaise: lakh, earlierTaxPaise: lakh })]).salaryTaxPaise).toBe(0);
  });
});
