import fc from 'fast-check';
import { sumPaise } from '../../text/money';
import { advanceSums, type ToldAdvance } from './advanceSums';
import { advanceParts, partOfVoucher } from './voucherTax';

const taxed = { taxPercent: 18, placeOfSupply: '20', clientGstin: '', sez: false };
const own = { supplierState: '20' };
const heads = ({ taxLines }: { taxLines: { amountPaise: number }[] }) => taxLines.map(({ amountPaise }) => amountPaise);

test('an advance of ₹11,800 holds ₹900 of CGST and of SGST, between states ₹1,800 of IGST', () => {
  expect(advanceParts(1_180_000, taxed, own)).toMatchObject({
    taxablePaise: 1_000_000,
    taxLines: [
      { head: 'CGST', percent: 9, amountPaise: 90_000 },
      { head: 'SGST', percent: 9, amountPaise: 90_000 },
    ],
  });
  expect(advanceParts(1_180_000, { ...taxed, placeOfSupply: '27' }, own).taxLines).toEqual([
    { head: 'IGST', percent: 18, amountPaise: 180_000 },
  ]);
});

test('parts of a voucher add up to it by every head, however it is cut and taken back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.constantFrom(0, 5, 18, 28),
      fc.constantFrom('20', '27'),
      fc.array(fc.integer({ min: -1000, max: 1000 }), { maxLength: 10 }),
      (amountPaise, taxPercent, placeOfSupply, weights) => {
        const voucher = { amountPaise, ...advanceParts(amountPaise, { ...taxed, taxPercent, placeOfSupply }, own) };
        let used = 0;
        const parts = [];
        for (const weight of weights) {
          const wanted = Math.trunc((amountPaise * weight) / 3000);
          const paise = Math.max(-used, Math.min(amountPaise - used, wanted));
          parts.push(partOfVoucher(voucher, used, paise));
          used += paise;
        }
        parts.push(partOfVoucher(voucher, used, amountPaise - used));
        for (const part of parts) expect(part.taxablePaise + sumPaise(heads(part))).toBe(part.amountPaise + 0);
        expect(sumPaise(parts.map((part) => part.taxablePaise))).toBe(voucher.taxablePaise);
        for (const [at, head] of heads(voucher).entries())
          expect(sumPaise(parts.map((part) => heads(part)[at] ?? 0))).toBe(head);
      },
    ),
  );
});

describe('table 11', () => {
  const voucher = { amountPaise: 1_180_000, ...advanceParts(1_180_000, taxed, own) };
  const advance = (date: string, taken: [date: string, paise: number][]): ToldAdvance => {
    let used = 0;
    const parts = taken.map(([day, paise]) => {
      const part = { ...partOfVoucher(voucher, used, paise), date: day };
      used += paise;
      return part;
    });
    return { ...voucher, date, rate: 18, place: '20', isZeroRated: false, isUnregistered: true, taken: parts };
  };
  const common = { rate: 18, place: '20', isZeroRated: false, isUnregistered: true };
  const october = { from: '2026-10-01', to: '2026-10-31' };
  const november = { from: '2026-11-01', to: '2026-11-30' };

  test('11A has what was not set off or paid back in its own month, 11B what of earlier months is', () => {
    const told = [
      advance('2026-10-05', [
        ['2026-10-20', 118_000],
        ['2026-11-02', 236_000],
      ]),
    ];
    expect(advanceSums(told, october)).toEqual({
      received: [{ ...common, taxablePaise: 900_000, igstPaise: 0, cgstPaise: 81_000, sgstPaise: 81_000 }],
      adjusted: [],
    });
    expect(advanceSums(told, november)).toEqual({
      received: [],
      adjusted: [{ ...common, taxablePaise: 200_000, igstPaise: 0, cgstPaise: 18_000, sgstPaise: 18_000 }],
    });
  });

  test('an advance that is all invoiced in its month is in neither', () => {
    expect(advanceSums([advance('2026-10-05', [['2026-10-20', 1_180_000]])], october)).toEqual({
      received: [],
      adjusted: [],
    });
  });
});
