import fc from 'fast-check';
import { esiRates } from './payrollRates';
import { contributionPeriodOf, esiContributions, esiCoverage } from './stateInsurance';

const shares = (rupees: number, days = 30, month = '2026-04') => {
  const { esiEmployeePaise, esiEmployerPaise } = esiContributions(true, Math.round(rupees * 100), days, month);
  return [esiEmployeePaise / 100, esiEmployerPaise / 100];
};

const pay = (rupees: number) => ({
  basicPaise: rupees * 100,
  houseRentPaise: 0,
  conveyancePaise: 0,
  grossPaise: rupees * 100,
});

test.each([
  [12_345, [93, 402]],
  [20_000, [150, 650]],
  [21_000, [158, 683]],
  [22_000, [165, 715]],
  [13_333.34, [101, 434]],
  [0, [0, 0]],
])('of ₹%p ESI takes %p, each carried up to a rupee from the exact product', (wages, expected) => {
  expect(shares(wages)).toEqual(expected);
});

test('up to ₹176 a day on average there is no employee’s share: 4,000 in 26 days make 0 and 130', () => {
  expect(shares(4000, 26)).toEqual([0, 130]);
  expect(shares(176 * 26, 26)[0]).toBe(0);
  expect(shares(176 * 26 + 1, 26)[0]).toBe(35);
  expect(shares(137 * 26 + 1, 26, '2019-08')[0]).toBe(27);
});

test.each([
  ['2026-04', '2026-04', '2026-09'],
  ['2026-09', '2026-04', '2026-09'],
  ['2026-10', '2026-10', '2027-03'],
  ['2027-03', '2026-10', '2027-03'],
  ['2026-01', '2025-10', '2026-03'],
])('%p lies in the contribution period %p to %p', (month, from, to) => {
  expect(contributionPeriodOf(month)).toEqual({ from, to });
});

test('a row of the law from a later day begins its periods in other months', () => {
  const [latest] = esiRates.slice(-1);
  if (!latest) throw new Error('There is no rate.');
  const rows = [...esiRates, { ...latest, from: '2027-01-01', periodStarts: ['01', '04', '07', '10'] }];
  expect(contributionPeriodOf('2026-12', rows)).toEqual({ from: '2026-10', to: '2027-03' });
  expect(contributionPeriodOf('2027-02', rows)).toEqual({ from: '2027-01', to: '2027-03' });
  const known = [{ month: '2027-05', rate: pay(20_000) }];
  const isCovered = (esi: typeof rows) => esiCoverage(true, pay(22_000), '2027-08', known, { esi }).esiCovered;
  expect([isCovered([...esiRates]), isCovered(rows)]).toEqual([true, false]);
});

test('who is not covered pays nothing; the shares never fall when the wages rise', () => {
  expect(esiContributions(false, 1_000_000, 30, '2026-04')).toEqual({
    esiWagePaise: 0,
    esiEmployeePaise: 0,
    esiEmployerPaise: 0,
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000_000 }), fc.nat(100_000), (paise, more) => {
      const [low, high] = [
        esiContributions(true, paise, 26, '2026-04'),
        esiContributions(true, paise + more, 26, '2026-04'),
      ];
      expect(high.esiEmployeePaise).toBeGreaterThanOrEqual(low.esiEmployeePaise);
      expect(high.esiEmployerPaise).toBeGreaterThanOrEqual(low.esiEmployerPaise);
      expect(low.esiEmployerPaise - low.esiWagePaise * 0.0325).toBeLessThan(100);
    }),
  );
});

describe('who is covered', () => {
  const covered = (rupees: number, month: string, known: readonly (readonly [string, number])[] = []) => {
    const { esiCovered, esiDecidedIn } = esiCoverage(
      true,
      pay(rupees),
      month,
      known.map(([each, rate]) => ({ month: each, rate: pay(rate) })),
    );
    return [esiCovered, esiDecidedIn];
  };

  test('earns up to ₹21,000 a month, and is a member', () => {
    expect(covered(21_000, '2026-04')).toEqual([true, '2026-04']);
    expect(covered(21_001, '2026-04')).toEqual([false, '2026-04']);
    expect(esiCoverage(false, pay(10_000), '2026-04', [])).toEqual({
      esiCovered: false,
      esiDecidedIn: '2026-04',
      esiDecidedPaise: 1_000_000,
    });
  });

  const later = [
    ['06', 20_000],
    ['05', 30_000],
    ['07', 20_000],
  ] as const;
  const of = (year: number) => later.map(([month, rupees]) => [`${year}-${month}`, rupees] as const);

  test('stays so for the contribution period, from its first month within the ceiling', () => {
    expect(covered(30_000, '2026-09', [['2026-04', 20_000]])).toEqual([true, '2026-04']);
    expect(covered(30_000, '2026-09', of(2026))).toEqual([true, '2026-06']);
    expect(covered(22_000, '2026-11', [['2026-10', 22_000]])).toEqual([false, '2026-11']);
  });

  test('is decided by the first month alone before 21 November 2025', () => {
    expect(covered(20_000, '2025-09', of(2025))).toEqual([false, '2025-05']);
    const from = [
      ['2025-10', 22_000],
      ['2025-11', 22_000],
    ] as const;
    expect(covered(20_000, '2025-12', from)).toEqual([true, '2025-12']);
  });

  test('is decided anew by a later period: neither an earlier one’s months nor later months count', () => {
    expect(covered(30_000, '2026-10', [['2026-09', 20_000]])).toEqual([false, '2026-10']);
    expect(covered(30_000, '2026-05', [['2026-06', 20_000]])).toEqual([false, '2026-05']);
    expect(covered(30_000, '2026-05', [['2026-05', 20_000]])).toEqual([false, '2026-05']);
  });
});
