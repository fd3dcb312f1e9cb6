import fc from 'fast-check';
import { type Billable, invoiceTotals } from './invoiceTotals';

const bill = (over: Partial<Billable> = {}): Billable => ({
  items: [{ quantity: 1, pricePaise: 10_000 }],
  taxPercent: 18,
  clientGstin: '',
  clientState: '',
  sez: false,
  ...over,
});
const headsOf = (invoice: Billable, supplierState = '20') =>
  invoiceTotals(invoice, { supplierState }).taxLines.map((line) => [line.head, line.percent, line.amountPaise]);

const anyBill = fc.record({
  items: fc.array(fc.record({ quantity: fc.nat(100_000).map((n) => n / 1000), pricePaise: fc.nat(10_000_000) }), {
    maxLength: 20,
  }),
  taxPercent: fc.nat(10_000).map((n) => n / 100),
  clientGstin: fc.constantFrom('', '24AAQCA8719H1ZC'),
  clientState: fc.constantFrom('', '20', '27', '35'),
  sez: fc.boolean(),
});

describe('the form', () => {
  test('multiplies, adds and taxes', () => {
    const totals = invoiceTotals(
      bill({
        items: [
          { quantity: 2, pricePaise: 5050 },
          { quantity: 3, pricePaise: 3333 },
        ],
        taxPercent: 18,
      }),
    );
    expect(totals).toEqual({
      linePaise: [10_100, 9999],
      subtotalPaise: 20_099,
      taxLines: [{ head: 'Tax', percent: 18, amountPaise: 3618 }],
      taxPaise: 3618,
      roundOffPaise: 0,
      totalPaise: 23_717,
    });
  });

  test('shows nothing but zeros when it is blank', () => {
    expect(invoiceTotals(bill({ items: [], taxPercent: 0 }))).toEqual({
      linePaise: [],
      subtotalPaise: 0,
      taxLines: [],
      taxPaise: 0,
      roundOffPaise: 0,
      totalPaise: 0,
    });
  });
});

describe('tax', () => {
  test('is CGST and SGST in one state', () =>
    expect(headsOf(bill({ clientState: '20' }))).toEqual([
      ['CGST', 9, 900],
      ['SGST', 9, 900],
    ]));
  test('is IGST between states', () => expect(headsOf(bill({ clientState: '27' }))).toEqual([['IGST', 18, 1800]]));
  test('follows the GSTIN before the address', () =>
    expect(headsOf(bill({ clientGstin: '24AAQCA8719H1ZC', clientState: '20' }))).toEqual([['IGST', 18, 1800]]));
  test('is IGST for a special economic zone', () =>
    expect(headsOf(bill({ clientState: '20', sez: true }))).toEqual([['IGST', 18, 1800]]));
  test('is UTGST in a union territory without a legislature', () =>
    expect(headsOf(bill({ clientState: '04' }), '04').map(([head]) => head)).toEqual(['CGST', 'UTGST']));
  test('stays one line while a state is unknown', () => {
    expect(headsOf(bill())).toEqual([['Tax', 18, 1800]]);
    expect(headsOf(bill({ clientState: '20' }), '')).toEqual([['Tax', 18, 1800]]);
  });
});

describe('any invoice', () => {
  test('has a total that is the sum of its printed lines', () => {
    fc.assert(
      fc.property(anyBill, fc.constantFrom('', '20', '35'), fc.boolean(), (invoice, supplierState, roundOff) => {
        const totals = invoiceTotals(invoice, { supplierState, roundOff });
        const printed = [...totals.linePaise, ...totals.taxLines.map((line) => line.amountPaise), totals.roundOffPaise];
        expect(printed.reduce((sum, line) => sum + line, 0)).toBe(totals.totalPaise);
        expect(printed.every(Number.isSafeInteger)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('has equal halves that together are the rate, at most a paisa from the undivided tax', () => {
    fc.assert(
      fc.property(anyBill, (invoice) => {
        const { taxLines, taxPaise } = invoiceTotals(invoice, { supplierState: '20' });
        const undivided = invoiceTotals(invoice).taxPaise;
        expect(taxLines.reduce((sum, line) => sum + line.percent, 0)).toBeCloseTo(invoice.taxPercent, 9);
        expect(new Set(taxLines.map((line) => line.amountPaise)).size).toBeLessThanOrEqual(1);
        expect(Math.abs(taxPaise - undivided)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 1000 },
    );
  });

  test('is rounded to a whole rupee by at most half of one, when asked', () => {
    fc.assert(
      fc.property(anyBill, (invoice) => {
        const { totalPaise, roundOffPaise } = invoiceTotals(invoice, { roundOff: true });
        expect(totalPaise % 100).toBe(0);
        expect(Math.abs(roundOffPaise)).toBeLessThanOrEqual(50);
      }),
    );
  });
});
