import fc from 'fast-check';
import { linePaise } from '../money/documents/linePaise';
import { MAX_PAISE } from '../records/limits';
import {
  exactPaise,
  formatPrice,
  formatRupees,
  MoneyRangeError,
  parseRupees,
  percentOf,
  rupeeText,
  sumPaise,
} from './money';

const amount = fc.integer({ min: -MAX_PAISE, max: MAX_PAISE });

describe('rupees', () => {
  test.each([
    [12_000_000, '₹1,20,000.00'],
    [0, '₹0.00'],
    [5, '₹0.05'],
    [99_999, '₹999.99'],
    [100_000, '₹1,000.00'],
    [123_456_789_012, '₹1,23,45,67,890.12'],
    [-500, '-₹5.00'],
  ])('%p paise read %s', (paise, written) => {
    expect(formatRupees(paise)).toBe(written);
  });

  test.each([
    ['1,20,000.50', 12_000_050],
    ['₹ 500', 50_000],
    ['Rs. 12', 1200],
    ['-3.5', -350],
    ['.5', 50],
    ['0.29', 29],
    ['1.15', 115],
    ['12,34,567', 123_456_700],
    ['1,234,567', 123_456_700],
    ['16400/-', 1_640_000],
    ['\u202A₹\u00A01,000\u202C', 100_000],
  ])('"%s" is %p paise', (typed, paise) => {
    expect(parseRupees(typed)).toBe(paise);
  });

  test.each([
    '',
    'abc',
    '1e5',
    '1.234',
    '--1',
    '1.',
    '₹',
    '999999999999999',
    'Infinity',
    '0x1',
    '25000,50',
    '1000,5',
    '1,00',
    '1,2,3',
  ])('"%s" is no amount', (typed) => {
    expect(parseRupees(typed)).toBeNull();
  });

  test('are read back as they were written', () => {
    fc.assert(
      fc.property(amount, (paise) => {
        expect(parseRupees(formatRupees(paise))).toBe(paise);
        expect(parseRupees(rupeeText(paise))).toBe(paise);
      }),
    );
  });

  test('are grouped like the platform groups them', () => {
    const platform = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.nat(MAX_PAISE / 100), (rupees) => {
        expect(formatRupees(rupees * 100)).toBe(`₹${platform.format(rupees)}`);
      }),
    );
  });

  test('stand beside the dollars of a plan', () => {
    expect([formatPrice(4900, 'USD'), formatPrice(125_050, 'USD'), formatPrice(12_000_000, 'INR')]).toEqual([
      '$49',
      '$1,250.50',
      '₹1,20,000',
    ]);
  });
});

describe('arithmetic', () => {
  test('rounds half up, exactly', () => {
    expect(linePaise(1.005, 100)).toBe(101);
    expect(linePaise(0.001, 499)).toBe(0);
    expect(linePaise(0.001, 500)).toBe(1);
    expect(linePaise(3, 3333)).toBe(9999);
    expect(percentOf(1010, 5)).toBe(51);
    expect(percentOf(1010, 2.5)).toBe(25);
    expect(percentOf(-1010, 5)).toBe(-51);
    expect(percentOf(MAX_PAISE, 18)).toBe(1_800_000_000_000);
  });

  test('is what whole-number arithmetic says', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(10_000_000), (thousandths, price) => {
        const exact = BigInt(thousandths) * BigInt(price);
        const rounded = BigInt(linePaise(thousandths / 1000, price)) * 1000n;
        expect(rounded - exact > -500n && rounded - exact <= 500n).toBe(true);
      }),
    );
  });

  test('refuses what can no longer be exact', () => {
    expect(() => sumPaise([Number.MAX_SAFE_INTEGER, 1])).toThrow(MoneyRangeError);
    expect(() => exactPaise(0.5)).toThrow('without fractions of a paisa');
    expect(() => formatRupees(1e308)).toThrow(MoneyRangeError);
  });
});
