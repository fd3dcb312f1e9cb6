import { leastWage } from './leastWage';

const row = (state: string, from: string, dayPaise: number, skill = '') => ({ state, zone: '', skill, from, dayPaise });
const rows = [
  row('', '2019-07-01', 17_800),
  row('20', '2025-04-01', 40_000, 'Unskilled'),
  row('20', '2025-04-01', 50_000, 'Skilled'),
  row('20', '2026-04-01', 42_000, 'Unskilled'),
  row('10', '2025-04-01', 100, 'Unskilled'),
];

test('is the lowest row of the state that holds in the month', () => {
  expect(leastWage('20', '2026-03', rows)).toEqual({ dayPaise: 40_000, isOfState: true });
  expect(leastWage('20', '2026-04', rows)).toEqual({ dayPaise: 42_000, isOfState: true });
});

test('is the floor of the Centre where that is more, and where the state has no row', () => {
  expect(leastWage('10', '2026-04', rows)).toEqual({ dayPaise: 17_800, isOfState: true });
  expect(leastWage('27', '2026-04', rows)).toEqual({ dayPaise: 17_800, isOfState: false });
});

describe('of a zone and skill', () => {
  const of = (zone: string, skill: string, dayPaise: number) => ({
    state: '29',
    zone,
    skill,
    from: '2026-04-01',
    dayPaise,
  });
  const zoned = [
    ...rows,
    of('I', 'Unskilled', 52_000),
    of('I', 'Skilled', 60_000),
    of('II', 'Unskilled', 48_000),
    of('', 'Highly skilled', 70_000),
  ];
  const least = (zone: string, skill: string) => leastWage('29', '2026-04', zoned, { zone, skill }).dayPaise;

  test('is that of its row', () => {
    expect([least('I', 'Unskilled'), least('i ', 'Skilled'), least('II', 'Unskilled')]).toEqual([
      52_000, 60_000, 48_000,
    ]);
  });

  test('is the lowest that fits where zone or skill is not known, or has no row', () => {
    expect([
      least('', 'Unskilled'),
      least('I', ''),
      least('', ''),
      least('III', 'Highly skilled'),
      least('I', 'Highly skilled'),
    ]).toEqual([48_000, 52_000, 48_000, 70_000, 70_000]);
  });
});
