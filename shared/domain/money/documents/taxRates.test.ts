import { inForce, NoRuleInForceError } from '../../dates/effectiveDated';
import { invoiceTotals } from './invoiceTotals';
import { allowedPercents, gstPercent, gstPercents, gstRates } from './taxRates';

describe('a rate', () => {
  test('that changes from a day leaves older documents as they were', () => {
    const rows = [{ from: '2027-01-01', sac: '', percent: 12 }, ...gstRates];
    const taxOn = (date: string) =>
      invoiceTotals(
        {
          items: [{ quantity: 1, pricePaise: 100_000 }],
          taxPercent: gstPercent(date, '', rows),
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

test('a service has the rate of its code, or of the most of its first digits', () => {
  const rows = [
    ...gstRates,
    { from: '2027-01-01', sac: '9985', percent: 16 },
    { from: '2027-04-01', sac: '998525', percent: 5 },
  ];
  const on = (date: string) => ['998525', '998513', '998311'].map((sac) => gstPercent(date, sac, rows));
  expect([on('2026-12-31'), on('2027-01-01'), on('2027-04-01')]).toEqual([
    [18, 18, 18],
    [16, 16, 18],
    [5, 16, 18],
  ]);
});

test('a rate that documents may not have is allowed from the day of a row', () => {
  const rows = [...allowedPercents, { from: '2027-01-01', percents: [0, 16, 18] }];
  expect(gstPercents('2026-12-31', rows).includes(16)).toBe(false);
  expect(gstPercents('2027-01-01', rows).includes(16)).toBe(true);
});
