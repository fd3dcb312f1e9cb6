import fc from 'fast-check';
import { isPastPensionAge, pfAdministration, pfContributions } from './providentFund';

const member = { pfMember: true, pensionMember: true };
const of = (rupees: number, who = member, month = '2026-10') => {
  const { pfWagePaise: _wages, ...shares } = pfContributions(Math.round(rupees * 100), who, month);
  return Object.values(shares).map((paise) => paise / 100);
};

describe('PF contributions: the employee’s, the employer’s, the pension and the insurance', () => {
  test.each([
    [15_000, [1800, 550, 1250, 75]],
    [40_000, [1800, 550, 1250, 75]],
    [10_000, [1200, 367, 833, 50]],
    [0, [0, 0, 0, 0]],
  ])('of %p are %p', (wages, shares) => {
    expect(of(wages)).toEqual(shares);
  });

  test('are the exact product, rounded once: of 10,004.13 they are 1,200, 833 and 367', () => {
    expect(of(10_004.13)).toEqual([1200, 367, 833, 50]);
  });

  test('leave the employer’s share to the fund of whom the pension is not for', () => {
    expect(of(15_000, { pfMember: true, pensionMember: false })).toEqual([1800, 1800, 0, 75]);
    expect(of(15_000, { pfMember: false, pensionMember: true })).toEqual([0, 0, 0, 0]);
  });

  test('split the employer’s 12% without a remainder, and never fall when the wages rise', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000_000 }), fc.nat(100_000), (paise, more) => {
        const [low, high] = [
          pfContributions(paise, member, '2026-10'),
          pfContributions(paise + more, member, '2026-10'),
        ];
        expect(low.pfEmployerPaise + low.pensionPaise).toBe(low.pfEmployeePaise);
        for (const key of ['pfEmployeePaise', 'pensionPaise', 'insurancePaise'] as const)
          expect(high[key]).toBeGreaterThanOrEqual(low[key]);
        expect(Math.abs(low.pfEmployeePaise - low.pfWagePaise * 0.12)).toBeLessThanOrEqual(50);
      }),
    );
  });
});

describe('the administration of the fund', () => {
  test('is at least ₹500 of a month, not of each line, and ₹75 without a member', () => {
    expect(pfAdministration({ pfWagePaise: 1_500_000, members: 1 }, '2026-10')).toBe(50_000);
    expect(pfAdministration({ pfWagePaise: 15_000_000, members: 10 }, '2026-10')).toBe(75_000);
    expect(pfAdministration({ pfWagePaise: 0, members: 0 }, '2026-10')).toBe(7500);
    expect(pfAdministration({ pfWagePaise: 15_000_000, members: 10 }, '2018-05')).toBe(97_500);
  });
});

test.each([
  ['1968-10-31', '2026-10', true],
  ['1968-11-01', '2026-10', false],
  ['1960-01-01', '2026-10', true],
  [null, '2026-10', false],
])('born on %p, somebody is past the pension age in %p: %p', (bornOn, month, past) => {
  expect(isPastPensionAge(bornOn, month)).toBe(past);
});
