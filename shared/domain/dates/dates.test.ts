import fc from 'fast-check';
import {
  addDays,
  addMonths,
  daysBetween,
  formatDate,
  formatDateTime,
  formatMonth,
  lastDayOfMonth,
  today,
  weekdayOf,
} from './dates';
import { financialYearBounds, financialYearMonths, financialYearOf, isFinancialYear, quarterOf } from './financialYear';
import { isIsoDate, isIsoMonth } from './isoDate';

const anyDay = fc.integer({ min: 0, max: 90_000 }).map((days) => addDays('1920-01-01', days));

describe('a day', () => {
  test.each([
    '2026-02-31',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '26-04-01',
    '2026-4-1',
    '0001-01-01',
    ' 2026-01-01',
    '2026-01-01T00:00',
  ])('%s does not exist', (date) => expect(isIsoDate(date)).toBe(false));
  test.each(['2024-02-29', '2026-12-31', '2000-02-29'])('%s exists', (date) => expect(isIsoDate(date)).toBe(true));

  test('begins at midnight in India', () => {
    expect(today(new Date('2026-03-31T18:29:59Z'))).toBe('2026-03-31');
    expect(today(new Date('2026-03-31T18:30:00Z'))).toBe('2026-04-01');
  });

  test('is shown as DD MMM YYYY', () => {
    expect([
      formatDate('2026-04-05'),
      formatDate(null),
      formatMonth('2026-04'),
      formatDateTime('2026-04-05T20:00:00.000Z'),
    ]).toEqual(['05 Apr 2026', '', 'Apr 2026', '06 Apr 2026, 01:30']);
  });

  test('moves by days and months', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect([
      addMonths('2026-01-31', 1),
      addMonths('2026-03-15', -3),
      addMonths('2024-01-31', 1),
      addMonths('2026-12-01', 1),
    ]).toEqual(['2026-02-28', '2025-12-15', '2024-02-29', '2027-01-01']);
    expect([lastDayOfMonth('2026-02'), lastDayOfMonth('2024-02-10')]).toEqual(['2026-02-28', '2024-02-29']);
    expect(weekdayOf('2026-11-22')).toBe(0);
  });

  test('comes back when it moves there and back, and stays a real day', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -1000, max: 1000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date);
        expect(daysBetween(date, addDays(date, days))).toBe(days);
        expect(isIsoDate(addMonths(date, days % 100))).toBe(true);
      }),
    );
  });

  test('names months', () =>
    expect([isIsoMonth('2026-02'), isIsoMonth('2026-13'), isIsoMonth('2026-2')]).toEqual([true, false, false]));
});

describe('a financial year', () => {
  test('runs from April to March', () => {
    expect([financialYearOf('2026-03-31'), financialYearOf('2026-04-01'), financialYearOf('1999-05-01')]).toEqual([
      '2025-26',
      '2026-27',
      '1999-00',
    ]);
    expect(financialYearBounds('2026-27')).toEqual({ from: '2026-04-01', to: '2027-03-31' });
    expect(financialYearMonths('2026-27')).toEqual([
      '2026-04',
      '2026-05',
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
      '2027-03',
    ]);
    expect(['2026-04', '2026-06', '2026-07', '2026-12', '2027-01', '2027-03'].map(quarterOf)).toEqual([
      1, 1, 2, 3, 4, 4,
    ]);
  });

  test('is written with two years that follow each other', () => {
    expect([
      isFinancialYear('2026-27'),
      isFinancialYear('1999-00'),
      isFinancialYear('2026-28'),
      isFinancialYear('2026'),
    ]).toEqual([true, true, false, false]);
  });

  test('holds every one of its days', () => {
    fc.assert(
      fc.property(anyDay, (date) => {
        const { from, to } = financialYearBounds(financialYearOf(date));
        expect(from <= date && date <= to).toBe(true);
        expect(financialYearMonths(financialYearOf(date))).toContain(date.slice(0, 7));
      }),
    );
  });
});
