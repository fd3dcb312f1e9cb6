import fc from 'fast-check';
import {
  type PfMember,
  pensionDays,
  pfAdministration,
  pfContributions,
  pfInsurance,
  shareOfAdministration,
} from './providentFund';

const member: PfMember = { pfMember: true, pensionMember: true, pfOnAllWages: false };
const of = (rupees: number, who = member, month = '2026-10') => {
  const {
    pfWagePaise: _wages,
    insuranceWagePaise: _insured,
    ...shares
  } = pfContributions(Math.round(rupees * 100), who, month);
  return Object.values(shares).map((paise) => paise / 100);
};

describe('PF contributions: the employee’s, the employer’s, the pension and the insurance', () => {
  test.each([
    [15_000, '2026-08', [1800, 550, 1250, 75]],
    [40_000, '2026-08', [1800, 550, 1250, 75]],
    [10_000, '2026-10', [1200, 367, 833, 50]],
    [0, '2026-10', [0, 0, 0, 0]],
    [25_000, '2026-10', [3000, 917, 2083, 125]],
    [30_000, '2026-11', [3000, 917, 2083, 125]],
    [15_000, '2026-09', [1800, 550, 1250, 75]],
    [19_666.66, '2026-09', [2360, 722, 1638, 98]],
    [30_000, '2026-09', [2360, 722, 1638, 98]],
  ])('of %p in %p are %p', (wages, month, shares) => {
    expect(of(wages, member, month)).toEqual(shares);
  });

  test('follow the wages above the ceiling of who contributes on all of them, but the pension and the insurance do not', () => {
    const all = { ...member, pfOnAllWages: true };
    expect(of(40_000, all)).toEqual([4800, 2717, 2083, 125]);
    expect(of(40_000, { ...all, pensionMember: false })).toEqual([4800, 4800, 0, 125]);
    expect(of(10_000, all)).toEqual(of(10_000));
    expect(pfContributions(4_000_000, all, '2026-10').pfWagePaise).toBe(4_000_000);
  });

  test('go to the pension for the days before the age of 58', () => {
    const { pensionPaise, pfEmployerPaise } = pfContributions(2_500_000, member, '2026-10', undefined, {
      days: 14,
      of: 31,
    });
    expect([pensionPaise, pfEmployerPaise]).toEqual([94_000, 206_000]);
  });

  test('are the exact product, rounded once: of 10,004.13 they are 1,200, 833 and 367', () => {
    expect(of(10_004.13)).toEqual([1200, 367, 833, 50]);
  });

  test('leave the employer’s share to the fund of whom the pension is not for', () => {
    expect(of(15_000, { ...member, pensionMember: false })).toEqual([1800, 1800, 0, 75]);
    expect(of(15_000, { ...member, pfMember: false })).toEqual([0, 0, 0, 0]);
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
  test('a person’s share has no least amount: 100 of 20,000', () => {
    expect(shareOfAdministration(2_000_000, '2026-10')).toBe(10_000);
    expect(shareOfAdministration(2_000_000, '2018-05')).toBe(13_000);
    expect(shareOfAdministration(0, '2026-10')).toBe(0);
  });

  test('is at least ₹500 of a month, not of each line, and ₹75 without a member', () => {
    expect(pfAdministration({ pfWagePaise: 1_500_000, members: 1 }, '2026-10')).toBe(50_000);
    expect(pfAdministration({ pfWagePaise: 15_000_000, members: 10 }, '2026-10')).toBe(75_000);
    expect(pfAdministration({ pfWagePaise: 0, members: 0 }, '2026-10')).toBe(7500);
    expect(pfAdministration({ pfWagePaise: 15_000_000, members: 10 }, '2018-05')).toBe(97_500);
  });
});

test('the insurance of a register is rounded once: ten shares of 52.50 are 525, not 530', () => {
  expect(pfInsurance(10 * 1_050_000, '2026-10')).toBe(52_500);
  expect(pfContributions(1_050_000, member, '2026-10').insurancePaise).toBe(5300);
});

test.each([
  ['1968-10-31', '2026-10', { days: 30, of: 31 }],
  ['1968-10-15', '2026-10', { days: 14, of: 31 }],
  ['1968-10-01', '2026-10', { days: 0, of: 31 }],
  ['1968-11-01', '2026-10', { days: 31, of: 31 }],
  ['1960-01-01', '2026-10', { days: 0, of: 31 }],
  [null, '2026-10', { days: 31, of: 31 }],
])('born on %p, the pension is paid in %p for %p', (bornOn, month, days) => {
  expect(pensionDays({ bornOn, joinedOn: null, leftOn: null }, month)).toEqual(days);
});

test('the days for the pension are those of the employment', () => {
  const bornOn = '1968-10-15';
  expect(pensionDays({ bornOn, joinedOn: '2026-10-11', leftOn: null }, '2026-10')).toEqual({ days: 4, of: 21 });
  expect(pensionDays({ bornOn, joinedOn: null, leftOn: '2026-10-10' }, '2026-10')).toEqual({ days: 10, of: 10 });
});

test('the shares of a bill’s people come to the register’s administration within half a rupee each, but for its least amount', () => {
  const wages = fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(wages, fc.constantFrom('2018-05', '2026-10'), (rupees, month) => {
      const sum = rupees.reduce((total, wage) => total + wage * 100, 0);
      const shares = rupees.reduce((total, wage) => total + shareOfAdministration(wage * 100, month), 0);
      const register = pfAdministration({ pfWagePaise: sum, members: rupees.length }, month);
      const rounding = 50 * (rupees.length + 1);
      expect(shares).toBeLessThanOrEqual(register + rounding);
      expect(register > 50_000 ? register - shares : 0).toBeLessThanOrEqual(rounding);
    }),
  );
});
