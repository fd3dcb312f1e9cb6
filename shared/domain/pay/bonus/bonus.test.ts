import fc from 'fast-check';
import { financialYearMonths } from '../../dates/financialYear';
import { daysOfMonth } from '../wages/pay';
import { bonusOf } from './bonus';

const pay = (rupees: number) => ({
  basicPaise: rupees * 100,
  houseRentPaise: 0,
  conveyancePaise: 0,
  grossPaise: rupees * 100,
});
const month = (name: string, rupees: number, more: object = {}) => ({
  ...{ month: name, days: daysOfMonth(name), rate: pay(rupees), pay: pay(rupees), overtimePaise: 0, minimumPaise: 0 },
  ...more,
});
const year = financialYearMonths('2026-27');

test('a year at 7,000 makes 7,000, 8⅓%, and more wages no more than the ceiling', () => {
  expect(bonusOf(year.map((each) => month(each, 7000))).bonusPaise).toBe(700_000);
  expect(bonusOf(year.map((each) => month(each, 15_000))).bonusPaise).toBe(700_000);
});

test('a year that ended before 21 November 2025 has 8.33%, one that ends after it 8⅓%', () => {
  const at = (name: string) => bonusOf(financialYearMonths(name).map((each) => month(each, 7000))).bonusPaise;
  expect([at('2024-25'), at('2025-26')]).toEqual([699_700, 700_000]);
});

test('whoever gets one gets at least ₹100, and nobody without wages that count', () => {
  expect(bonusOf(year.map((each) => month(each, 90))).bonusPaise).toBe(10_000);
  expect(bonusOf(year.map((each) => month(each, 22_000))).bonusPaise).toBe(0);
});

test('where the minimum wage is above the ceiling, wages count up to it', () => {
  const months = year.map((each) => month(each, 15_000, { minimumPaise: 1_000_000 }));
  expect(bonusOf(months)).toMatchObject({ wagesPaise: 12_000_000, bonusPaise: 1_000_000 });
});

test('a month above 21,000 counts nothing, and half a month half of the ceiling', () => {
  const half = { days: 15, pay: pay(7500) };
  expect(bonusOf([month('2026-04', 22_000), month('2026-06', 15_000, half), month('2026-09', 15_000)])).toMatchObject({
    wagesPaise: 1_050_000,
  });
});

test('who worked fewer than 30 days gets none', () => {
  expect(bonusOf([month('2026-04', 7000, { days: 29, pay: pay(6766) })]).bonusPaise).toBe(0);
});

test('a percentage is at least 8⅓ and at most 20', () => {
  const at = (percent: number) => bonusOf([month('2026-04', 7000)], percent).bonusPaise;
  expect([at(5), at(10), at(30)]).toEqual([58_300, 70_000, 140_000]);
});

test('more wages never make less, up to what is eligible', () => {
  const wages = fc.integer({ min: 0, max: 21_000 });
  fc.assert(
    fc.property(wages, wages, (a, b) => {
      const at = (rupees: number) => bonusOf([month('2026-04', rupees)]).bonusPaise;
      expect(at(Math.max(a, b))).toBeGreaterThanOrEqual(at(Math.min(a, b)));
    }),
  );
});
