import { inForce, NoRuleInForceError } from '../../dates/effectiveDated';
import { invoiceTotals } from './invoiceTotals';
import { gstPercent, gstRates } from './taxRates';

describe('a rate', () => {
  test('that changes from a day leaves older documents as they were', () => {
    const rows = [{ from: '2027-01-01', percent: 12 }, ...gstRates];
    const taxOn = (date: string) =>
      invoiceTotals(
        {
          items: [{ quantity: 1, pricePaise: 100_000 }],
          taxPercent: gstPercent(date, rows),
          clientGstin: '',
          clientState: '20',
          sez: false,
        },
        { supplierState: '20' },
      ).taxPaise;
    expect([taxOn('2020-05-05'), taxOn('2026-12-31'), taxOn('2027-01-01')]).toEqual([18_000, 18_000, 12_000]);
  });

  test('is in force from its first day, and none before the first row', () => {
    expect(gstPercent('2017-07-01')).toBe(18);
    expect(() => gstPercent('2017-06-30')).toThrow(NoRuleInForceError);
    expect(() => inForce([], '2026-01-01')).toThrow('No rule is in force on 2026-01-01');
  });
});
