import { billAnnex } from './billAnnex';
import { billDifference, differencesByPerson, reasonOfDifferences, sumOfDifferences } from './billDifference';
import { billFindings } from './billFindings';
import { all, shareOf } from './billing.fixture';
import { addCost, leastCost, shareCost } from './costOfShare';

const MONTH = '2026-10';

describe('before it is billed', () => {
  test.each([
    ['without a rate', { ratePaise: 0 }, 'Asha has no billing rate. Enter it in the placement, then bill.'],
    [
      'by a cost that no register has',
      { basis: 'cost plus' as const },
      'No wage register of Oct 2026 has Asha, who is billed by cost. Make the register, then bill.',
    ],
  ])('a share %s stops the bill', (_, more, message) => {
    expect(billFindings([{ share: shareOf('P', more), paise: 0, costPaise: null }], MONTH)).toEqual([
      { placementId: 'p1', kind: 'stops', message },
    ]);
  });

  test('days that nobody marked and a bill below cost are pointed out', () => {
    const found = billFindings([{ share: shareOf('PP..'), paise: 100_000, costPaise: 120_050 }], MONTH);
    expect(found.map(({ kind, message }) => [kind, message])).toEqual([
      ['warns', '2 days are not marked and not billed: Asha.'],
      ['warns', 'Asha is billed ₹200.50 below cost.'],
    ]);
  });

  test('while there is no register, a placement costs at least its pay for the days', () => {
    const share = shareOf(`${all('P', 15)}${all('A', 16)}`);
    expect(leastCost(share, { payPer: 'month', grossPaise: 3_100_000 }, MONTH)).toBe(1_500_000);
    expect(leastCost(share, { payPer: 'day', grossPaise: 60_000 }, MONTH)).toBe(900_000);
    expect(leastCost(share, { payPer: 'hour', grossPaise: 10_000 }, MONTH)).toBe(1_200_000);
  });
});

test('the parts of a cost that placements share add up to it, also where one of them gives back', () => {
  const cost = { wagesPaise: 1_000_001, overtimePaise: 7, pfPaise: 180_000, esiPaise: 32_501, welfarePaise: 61 };
  const nothing = { wagesPaise: 0, overtimePaise: 0, pfPaise: 0, esiPaise: 0, welfarePaise: 0 };
  expect(shareCost(cost, [13, 27, -3]).reduce((sum, part) => addCost(sum, part))).toEqual(cost);
  expect(shareCost(cost, [0, 0])).toEqual([cost, nothing]);
});

test('what is corrected after the bill is the difference of the days, at the rate of the bill', () => {
  const billed = shareOf(all('P', 26));
  const now = { ...shareOf(`${all('P', 24)}H`), overtimeMinutes: 0 };
  const found = billDifference([{ share: billed, paise: 1_300_000 }], new Map([['p1', now]]), MONTH);
  expect(sumOfDifferences(found)).toBe(-75_000);
  expect(
    reasonOfDifferences(
      differencesByPerson(found, ({ name }) => name),
      MONTH,
    ),
  ).toBe('Corrected for Oct 2026: Asha, 26 days to 24.5 days');
  expect(billDifference([{ share: now, paise: 1_225_000 }], new Map([['p1', now]]), MONTH)).toEqual([]);
});

test('the annex has each person’s rate, days and amount, the center where there are several, and adds them up', () => {
  const one = { share: shareOf('PPHWFCA', { overtimeMinutes: 90 }), paise: 225_000 };
  const annex = billAnnex([one], MONTH);
  const figures = ['2', '1', '1', '1', '1', '1', '4.5', '1.5', '₹2,250.00'];
  expect(annex.rows).toEqual([['Asha', 'E1', 'Picker', '₹500 a day', ...figures]]);
  expect(annex.totals).toEqual(['Total', '', '', '', ...figures]);
  const hourly = billAnnex([{ share: shareOf('P', { basis: 'hour', ratePaise: 9_500 }), paise: 76_000 }], MONTH);
  expect(hourly.rows[0]?.[3]).toBe('₹95 an hour');
  const more = { centerId: 'c2', centerName: 'Ranchi', placementId: 'p2', basis: 'cost plus', percent: 10 } as const;
  const two = billAnnex([one, { share: shareOf('P', more), paise: 50_000 }], MONTH);
  const of = (row: readonly string[] = []) => Object.fromEntries(two.columns.map(({ title }, at) => [title, row[at]]));
  expect(of(two.rows[1])).toMatchObject({ Center: 'Ranchi', Rate: 'cost + 10%', Amount: '₹500.00' });
  expect(of(two.totals)).toMatchObject({ Name: 'Total', Center: '', Present: '3', Amount: '₹2,750.00' });
});

test('people whose days nobody marked are one line of the annex, and none of its absences', () => {
  const unmarked = { share: { ...shareOf(''), unmarked: 30 }, paise: 0 };
  const marked = { share: shareOf('PA'), paise: 50_000 };
  const annex = billAnnex([unmarked, marked, unmarked], MONTH);
  expect(annex.rows.map(([name]) => name)).toEqual(['Asha', '2 people without marks']);
  const absent = annex.columns.findIndex(({ title }) => title === 'Absent');
  expect(annex.totals?.[absent]).toBe('1');
});
