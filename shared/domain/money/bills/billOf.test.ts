import fc from 'fast-check';
import { formatPrice } from '../../text/money';
import { dayCodes } from '../../work/attendance/day';
import { billingBases } from '../../work/placements/placement';
import { all, plainTerms, shareOf } from './billing.fixture';
import { billOf, paiseByPlacement } from './billOf';
import type { BillShare } from './billShare';
import { billedDays } from './partsOfShare';

const MONTH = '2026-10';
const cost = { wagesPaise: 2_000_000, overtimePaise: 100_000, pfPaise: 180_000, esiPaise: 65_000, welfarePaise: 0 };
const linesOf = (...shares: BillShare[]) =>
  billOf(shares, MONTH).lines.map(({ item: { description, quantity, unit, pricePaise }, paise }) => [
    ...[description, quantity, unit, pricePaise, paise],
  ]);

describe('the lines of a bill', () => {
  test('of a rate for the day add up the days of a designation, half days as half, without weekly offs', () => {
    const one = shareOf(`${all('P', 20)}HHWWWWAAF${all('C', 2)}`);
    const other = shareOf(all('P', 10), { placementId: 'p2', name: 'Bela', code: 'E2' });
    expect(linesOf(one, other)).toEqual([
      ['Picker, October 2026: 2 people, 34 days at ₹500 a day', 34, 'DAY', 50_000, 1_700_000],
    ]);
  });

  const month = { basis: 'month', ratePaise: 2_100_000, designation: 'Warehouse Picker' } as const;

  test('of a rate for the month are one, whose days of the month’s make its amount to the paisa', () => {
    const people = [all('P', 31), `${all('P', 26)}AAAAA`].map((letters, index) =>
      shareOf(letters, { ...month, code: `E${index}`, placementId: `p${index}` }),
    );
    const text = 'Warehouse Picker, October 2026: 2 people, 57 of 62 days at ₹21,000 a month';
    expect(linesOf(...people)).toEqual([[text, 1, 'OTH', 3_861_290, 3_861_290]]);
    expect(billOf(people, MONTH).lines[0]?.people.map(({ paise }) => paise)).toEqual([2_100_000, 1_761_290]);
  });

  test('of whole months have their number and price', () => {
    const people = ['E1', 'E2'].map((code) => shareOf(all('P', 31), { ...month, code, placementId: code }));
    const text = 'Warehouse Picker, October 2026: 2 people, 62 of 62 days at ₹21,000 a month';
    expect(linesOf(...people)).toEqual([[text, 2, 'MON', 2_100_000, 4_200_000]]);
  });

  test('count somebody who is placed twice in the month once', () => {
    const letters = [all('P', 10), `${'.'.repeat(10)}${all('P', 21)}`];
    const twice = letters.map((days, index) => shareOf(days, { ...month, placementId: `p${index}` }));
    expect(linesOf(...twice)[0]?.[0]).toBe(
      'Warehouse Picker, October 2026: 1 person, 31 of 31 days at ₹21,000 a month',
    );
  });

  test('of a rate for the hour are the hours of the days, as many a day as was agreed', () => {
    const hour = { basis: 'hour', ratePaise: 9_000, terms: { ...plainTerms, hoursPerDay: 9 } } as const;
    expect(linesOf(shareOf('PPH', hour))).toEqual([
      ['Picker, October 2026: 1 person, 2.5 days, 22.5 hours at ₹90 an hour', 22.5, 'HRS', 9_000, 202_500],
    ]);
  });

  test.each([
    ['day', 50_000, 2, 12_500],
    ['month', 3_100_000, 2, 25_000],
    ['hour', 9_000, 1.5, 13_500],
  ] as const)(
    'have overtime of a rate for the %s at the agreed times of the hour',
    (basis, ratePaise, times, price) => {
      const terms = { ...plainTerms, overtimeTimes: times };
      const lines = linesOf(shareOf(all('P', 31), { basis, ratePaise, terms, overtimeMinutes: 90 }));
      const text = `Picker, October 2026: overtime of 1 person, 1.5 hours at ${formatPrice(price, 'INR')} an hour`;
      expect(lines[1]).toEqual([text, 1.5, 'HRS', price, Math.round(price * 1.5)]);
    },
  );

  test('of cost plus are wages, overtime, PF and ESI, and the percentage of the wages', () => {
    const share = shareOf(all('P', 31), { basis: 'cost plus', percent: 10, ratePaise: 0, cost });
    expect(linesOf(share).map(([description, , , , paise]) => [description, paise])).toEqual([
      ['Picker, October 2026: wages of 1 person, 31 days', 1_900_000],
      ['Picker, October 2026: overtime of 1 person', 100_000],
      ['Picker, October 2026: employer’s PF of 1 person', 180_000],
      ['Picker, October 2026: employer’s ESI of 1 person', 65_000],
      ['Picker, October 2026: service charge for 1 person, 10% of wages', 200_000],
    ]);
  });

  test('take the percentage of the whole cost, with bonus and leave, where that was agreed', () => {
    const terms = { ...plainTerms, costBase: 'Whole cost', bonusPercent: 8.33, leavePercent: 5 } as const;
    const { lines } = billOf([shareOf('P', { basis: 'cost plus', percent: 10, cost, terms })], MONTH);
    const paise = Object.fromEntries(lines.map((line) => [line.kind, line.paise]));
    expect(paise).toMatchObject({ bonus: 158_270, leave: 95_000, charge: 249_827 });
  });

  test('of a fixed rate have PF and ESI besides where that was agreed, and not otherwise', () => {
    const kinds = (terms: Partial<typeof plainTerms>) =>
      billOf([shareOf('P', { cost, terms: { ...plainTerms, ...terms } })], MONTH).lines.map(({ kind }) => kind);
    expect([kinds({}), kinds({ billsContributions: true })]).toEqual([['work'], ['work', 'pf', 'esi']]);
  });
});

const letter = fc.constantFrom(...dayCodes, '.');
const anyShare = fc
  .record({
    letters: fc.array(letter, { maxLength: 31 }),
    designation: fc.constantFrom('Picker', 'Loader', ''),
    basis: fc.constantFrom(...billingBases),
    ratePaise: fc.constantFrom(12_345, 50_000, 1_999_999),
    percent: fc.constantFrom(0, 9.5, 12.25),
    overtimeMinutes: fc.nat({ max: 40 }).map((steps) => steps * 15),
    wagesPaise: fc.nat({ max: 5_000_000 }),
    overtimePart: fc.double({ min: 0, max: 1, noNaN: true }),
    costBase: fc.constantFrom('Wages' as const, 'Whole cost' as const),
    billsContributions: fc.boolean(),
  })
  .map(({ letters, wagesPaise, overtimePart, costBase, billsContributions, ...rest }) =>
    shareOf(letters.join(''), {
      ...rest,
      cost: {
        wagesPaise,
        overtimePaise: Math.floor(wagesPaise * overtimePart),
        ...{ pfPaise: Math.floor(wagesPaise / 8), esiPaise: Math.floor(wagesPaise / 31) },
        welfarePaise: Math.floor(wagesPaise / 500),
      },
      terms: { ...plainTerms, costBase, billsContributions, bonusPercent: 8.33 },
    }),
  );
const anyShares = fc
  .array(anyShare, { maxLength: 12 })
  .map((shares) => shares.map((share, index) => ({ ...share, placementId: `p${index}` })));

test('the lines of any bill add up to what its people come to, and each line to its quantity at its price', () => {
  fc.assert(
    fc.property(anyShares, (shares) => {
      const bill = billOf(shares, MONTH);
      const people = [...paiseByPlacement(bill).values()].reduce((sum, paise) => sum + paise, 0);
      expect(people).toBe(bill.subtotalPaise);
      for (const { paise, people: parts, item } of bill.lines) {
        expect(parts.reduce((sum, part) => sum + part.paise, 0)).toBe(paise);
        expect(Math.floor(item.quantity * item.pricePaise + 0.5 + 1e-6)).toBe(paise);
      }
    }),
  );
});

test('the days of any bill by the day are those of attendance', () => {
  fc.assert(
    fc.property(anyShares, (all) => {
      const shares = all.map((share) => ({ ...share, basis: 'day' as const }));
      const days = billOf(shares, MONTH)
        .lines.filter(({ kind }) => kind === 'work')
        .reduce((sum, { item }) => sum + item.quantity, 0);
      expect(days).toBe(shares.reduce((sum, share) => sum + billedDays(share), 0));
    }),
  );
});
