import fc from 'fast-check';
import { daysOf } from '../../work/attendance/daysOf';
import { dayWage, monthlyRate, type PayTerms, payOfPlacement } from './payOfPlacement';

const terms = (payPer: PayTerms['payPer'], rupees: number, more: Partial<PayTerms> = {}): PayTerms => ({
  ...{ payPer, basicPaise: rupees * 100, houseRentPaise: 0, conveyancePaise: 0, grossPaise: rupees * 100 },
  ...more,
});
const june = (days: string, overtime: Record<string, number> = {}) => daysOf({ days, overtime }, [1, days.length]);
const whole = 'PPPPPPW'.repeat(4) + 'PP';

test('a month’s rate is paid for all of its days, the weekly off with them, and less for absence', () => {
  expect(payOfPlacement(terms('month', 30_000), june(whole), '2026-06')).toMatchObject({
    days: 30,
    grossPaise: 3_000_000,
  });
  expect(payOfPlacement(terms('month', 30_000), june(whole.replace('PP', 'AH')), '2026-06')).toMatchObject({
    days: 28.5,
    grossPaise: 2_850_000,
  });
});

test('a day’s rate is paid by the days, an hour’s by eight hours of each', () => {
  expect(payOfPlacement(terms('day', 700), june(whole), '2026-06')).toMatchObject({ days: 26, grossPaise: 1_820_000 });
  expect(payOfPlacement(terms('hour', 100), june(whole), '2026-06')).toMatchObject({ days: 26, grossPaise: 2_080_000 });
});

test('overtime is twice the ordinary rate of an hour, of the wages without the excluded parts', () => {
  const overtime = { 1: 120, 2: 60 };
  expect(payOfPlacement(terms('month', 20_800), june(whole, overtime), '2026-06').overtimePaise).toBe(60_000);
  expect(payOfPlacement(terms('day', 800), june(whole, overtime), '2026-06').overtimePaise).toBe(60_000);
  expect(payOfPlacement(terms('hour', 100), june(whole, overtime), '2026-06').overtimePaise).toBe(60_000);
  const withRent = terms('month', 20_800, { basicPaise: 1_040_000, houseRentPaise: 1_040_000 });
  expect(payOfPlacement(withRent, june(whole, overtime), '2026-06').overtimePaise).toBe(30_000);
  expect(payOfPlacement(withRent, june(whole, overtime), '2025-06').overtimePaise).toBe(60_000);
});

test('a rate of a day or an hour is that of a month and of a day by 26 days of 8 hours', () => {
  expect(monthlyRate(terms('hour', 100), '2026-06').grossPaise).toBe(2_080_000);
  expect(monthlyRate(terms('day', 800), '2026-06').grossPaise).toBe(2_080_000);
  expect(dayWage(monthlyRate(terms('month', 20_800), '2026-06'), '2026-06')).toBe(80_000);
});

const letters = fc.array(fc.constantFrom('P', 'H', 'W', 'F', 'C', 'S', 'E', 'A', '.'), {
  minLength: 30,
  maxLength: 30,
});
const unit = fc.constantFrom('month' as const, 'day' as const, 'hour' as const);

test('a month in two placements on the same terms is paid as one, to the paisa of each part', () => {
  fc.assert(
    fc.property(
      letters,
      unit,
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 0, max: 30 }),
      (days, per, paise, cut) => {
        const marked = { days: days.join(''), overtime: { 1: 45, 30: 15 } };
        const of = (first: number, last: number) =>
          payOfPlacement(
            { ...terms(per, 0), grossPaise: paise, basicPaise: paise },
            daysOf(marked, [first, last]),
            '2026-06',
          );
        const [one, first, second] = [of(1, 30), of(1, cut), of(cut + 1, 30)];
        expect(first.days + second.days).toBe(one.days);
        expect(Math.abs(first.grossPaise + second.grossPaise - one.grossPaise)).toBeLessThanOrEqual(2);
        expect(one.basicPaise + one.overtimePaise).toBe(one.grossPaise);
      },
    ),
  );
});
