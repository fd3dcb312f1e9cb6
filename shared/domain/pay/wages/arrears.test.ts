import { type Contributor, contributionsOfArrears, type Earned, withArrears } from './arrears';
import { workOutWage } from './payroll';
import { wageLine } from './wage';

const who: Contributor = {
  ...{ pfMember: true, pensionMember: true, pfOnAllWages: false, esiCovered: false },
  pension: { days: 1, of: 1 },
};
const earned = (basic: number, houseRent = 0): Earned & { days: number } => ({
  ...{ basicPaise: basic * 100, houseRentPaise: houseRent * 100, conveyancePaise: 0, overtimePaise: 0, days: 30 },
  grossPaise: (basic + houseRent) * 100,
});
/** A month at the pay of `after`, which also pays the difference of an earlier month. */
function paidIn(month: string, of: string, [before, after]: [Earned & { days: number }, Earned & { days: number }]) {
  const { basicPaise, houseRentPaise, grossPaise } = after;
  const line = wageLine.parse({
    ...{ name: 'Asha', days: 30, basicRatePaise: basicPaise, houseRentRatePaise: houseRentPaise },
    ...{ grossRatePaise: grossPaise, esiMember: false, workState: '07' },
  });
  const difference = {
    ...{ month: of, basicPaise: basicPaise - before.basicPaise, grossPaise: grossPaise - before.grossPaise },
    ...{ houseRentPaise: houseRentPaise - before.houseRentPaise, conveyancePaise: 0, overtimePaise: 0 },
  };
  const arrears = [{ ...difference, contributions: contributionsOfArrears([before, after], who, of) }];
  const facts = {
    ...line,
    fromAttendance: true,
    basicPaise: basicPaise + difference.basicPaise,
    houseRentPaise: houseRentPaise + difference.houseRentPaise,
    grossPaise: grossPaise + difference.grossPaise,
  };
  const known = { bornOn: null, joinedOn: null, leftOn: null, earlier: [], arrears };
  return workOutWage(facts, month, known);
}

test.each([
  [
    'October 20,000 to 24,000, paid in November',
    '2026-11',
    '2026-10',
    earned(20_000),
    earned(24_000),
    336_000,
    233_200,
  ],
  // August has the ceiling of 15,000; October’s own contribution is on 20,000.
  ['August 14,000 to 20,000, paid in October', '2026-10', '2026-08', earned(14_000), earned(20_000), 252_000, 175_000],
  // House rent is no wage of PF in May.
  [
    'house rent of 12,000 from May, paid in October',
    '2026-10',
    '2026-05',
    earned(12_000),
    earned(12_000, 12_000),
    144_000,
    100_000,
  ],
])('PF of arrears is that of the month in which they were earned: %s', (_, paid, of, before, after, pf, pension) => {
  const line = paidIn(paid, of, [before, after]);
  expect([line.pfEmployeePaise, line.pensionPaise]).toEqual([pf, pension]);
  expect(line.pfEmployerPaise).toBe(pf - pension);
  // The month’s own return has its own wages alone.
  expect(line.pfWagePaise).toBe(Math.min(2_500_000, after.basicPaise));
});

test('ESI of arrears is that of their month, also of who is not covered where they are paid', () => {
  const taken = contributionsOfArrears([earned(18_000), earned(20_000)], { ...who, esiCovered: true }, '2026-09');
  expect([taken.esiWagePaise, taken.esiEmployeePaise, taken.esiEmployerPaise]).toEqual([200_000, 1_500, 6_500]);
});

test('what was paid too much lowers the wages of the return that takes it back', () => {
  const back = contributionsOfArrears([earned(20_000), earned(19_000)], who, '2026-10');
  const own = contributionsOfArrears([earned(0), earned(20_000)], who, '2026-11');
  const month = { ...earned(-1_000), month: '2026-10', contributions: back };
  expect(withArrears(own, [month])).toMatchObject({ pfWagePaise: 1_900_000, pfEmployeePaise: 228_000 });
});
