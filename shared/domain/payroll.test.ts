import fc from 'fast-check';
import { professionalTax, wageDeductions } from './payroll';
import { esiRates, pfRates } from './payrollRates';

const line = (basicRupees: number, grossRupees = basicRupees, members = true) => ({ basicPaise: basicRupees * 100, grossPaise: grossRupees * 100, pfMember: members, esiMember: members });

describe('PF', () => {
  it('is 12% and 12% on at most ₹15,000, of which ₹1,250 at most is pension', () => {
    expect(wageDeductions(line(15_000), '2026-04')).toMatchObject({ pfEmployeePaise: 180_000, pensionPaise: 125_000, pfEmployerPaise: 55_000 });
    expect(wageDeductions(line(40_000), '2026-04')).toMatchObject({ pfEmployeePaise: 180_000, pensionPaise: 125_000, pfEmployerPaise: 55_000 });
    expect(wageDeductions(line(10_000), '2026-04')).toMatchObject({ pfEmployeePaise: 120_000, pensionPaise: 83_300, pfEmployerPaise: 36_700 });
  });
});

describe('ESI', () => {
  it('is 0.75% and 3.25%, each carried up to the next rupee, on wages up to ₹21,000', () => {
    expect(wageDeductions(line(0, 12_345), '2026-04')).toMatchObject({ esiEmployeePaise: 9300, esiEmployerPaise: 40_200 });
    expect(wageDeductions(line(0, 20_000), '2026-04')).toMatchObject({ esiEmployeePaise: 15_000, esiEmployerPaise: 65_000 });
    expect(wageDeductions(line(0, 21_000), '2026-04').esiEmployeePaise).toBe(15_800);
    expect(wageDeductions(line(0, 21_001), '2026-04')).toMatchObject({ esiEmployeePaise: 0, esiEmployerPaise: 0 });
  });

  it('counts a fraction of a paisa above a rupee', () => {
    expect(wageDeductions({ ...line(0), grossPaise: 1_333_334 }, '2026-04').esiEmployeePaise).toBe(10_100);
  });
});

describe('professional tax in Jharkhand', () => {
  it.each([[25_000, 0], [25_001, 1200], [41_666, 1200], [41_667, 1800], [66_667, 2100], [83_334, 2500], [500_000, 2500]])('on ₹%p a month is ₹%p a year', (gross, year) => {
    const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`);
    expect(months.reduce((sum, month) => sum + professionalTax(gross * 100, month), 0)).toBe(year * 100);
  });
});

describe('a wage', () => {
  it('pays what is left, and nothing is taken from those who are no members', () => {
    expect(wageDeductions(line(15_000, 20_000), '2026-04').netPaise).toBe(2_000_000 - 180_000 - 15_000);
    expect(wageDeductions(line(15_000, 20_000, false), '2026-04').netPaise).toBe(2_000_000);
  });

  it('is in whole rupees of deductions that never exceed it', () => {
    fc.assert(fc.property(fc.integer({ min: 10_000, max: 100_000_000 }), (gross) => {
      const wage = wageDeductions({ basicPaise: gross, grossPaise: gross, pfMember: true, esiMember: true }, '2026-07');
      for (const key of ['pfEmployeePaise', 'pfEmployerPaise', 'pensionPaise', 'esiEmployeePaise', 'esiEmployerPaise', 'professionalTaxPaise'] as const) {
        expect(wage[key] % 100 === 0 && wage[key] >= 0).toBe(true);
      }
      expect(wage.netPaise).toBeGreaterThan(0);
      expect(wage.netPaise + wage.pfEmployeePaise + wage.esiEmployeePaise + wage.professionalTaxPaise).toBe(gross);
    }));
  });

  it('of an older month keeps its rates when they change', () => {
    const pf = [...pfRates, { from: '2027-01-01', ceilingPaise: 2_500_000, employeePercent: 12, employerPercent: 12, pensionPercent: 8.33, pensionMostPaise: 208_300 }];
    expect(wageDeductions(line(25_000), '2026-12', { pf })).toEqual(wageDeductions(line(25_000), '2026-12'));
    expect(wageDeductions(line(25_000), '2027-01', { pf })).toMatchObject({ pfEmployeePaise: 300_000, pensionPaise: 208_300 });
    expect(esiRates.map((rate) => rate.from)).toEqual(['2017-01-01', '2019-07-01']);
    expect(wageDeductions(line(0, 10_000), '2019-06').esiEmployeePaise).toBe(17_500);
  });
});
