import fc from 'fast-check';
import { dayCodes } from '../attendance/day';
import { billingBases } from '../people/placement';
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
    const other = shareOf(all('P', 10), { placementId: 'p2', name: 'Bela' });
    expect(linesOf(one, other)).toEqual([['Picker, 2 people, Oct 2026', 34, 'DAY', 50_000, 1_700_000]]);
  });

  test('of a rate for the month are whole months, and the part that was worked of its days to the paisa', () => {
    const month = { basis: 'month', ratePaise: 2_000_000 } as const;
    expect(
      linesOf(shareOf(all('P', 31), month), shareOf(`${all('P', 26)}AAAAA`, { ...month, placementId: 'p2' })),
    ).toEqual([
      ['Picker, whole month, 1 person, Oct 2026', 1, 'MON', 2_000_000, 2_000_000],
      ['Picker, part of the month, 26 days at ₹20,000.00 a month, 1 person, Oct 2026', 1, 'OTH', 1_677_419, 1_677_419],
    ]);
  });

  test('of a rate for the hour are the hours of the days, as many a day as was agreed', () => {
    const hour = { basis: 'hour', ratePaise: 9_000, terms: { ...plainTerms, hoursPerDay: 9 } } as const;
    expect(linesOf(shareOf('PPH', hour))).toEqual([
      ['Picker, 2.5 days, 1 person, Oct 2026', 22.5, 'HRS', 9_000, 202_500],
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
      expect(lines[1]).toEqual(['Picker, overtime, 1 person, Oct 2026', 1.5, 'HRS', price, Math.round(price * 1.5)]);
    },
  );

  test('of cost plus are wages, overtime, PF and ESI, and the percentage of the wages', () => {
    const share = shareOf(all('P', 31), { basis: 'cost plus', percent: 10, ratePaise: 0, cost });
    expect(linesOf(share).map(([description, , , , paise]) => [description, paise])).toEqual([
      ['Picker, wages, 31 days, 1 person, Oct 2026', 1_900_000],
      ['Picker, overtime, 1 person, Oct 2026', 100_000],
      ['Picker, employer’s PF, 1 person, Oct 2026', 180_000],
      ['Picker, employer’s ESI, 1 person, Oct 2026', 65_000],
      ['Picker, service charge, 10% of wages, 1 person, Oct 2026', 200_000],
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
