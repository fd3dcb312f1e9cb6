import { holdsPunches } from './importColumns';
import { readDayText } from './readDayText';
import { readPunches } from './readPunches';
import { dayOfHeading, readRegister } from './readRegister';
import type { SheetPerson } from './sheet';

const person = (id: string, name: string, code: string): SheetPerson => ({
  ...{ id, name, code, designation: '', weeklyOff: '', placed: [[1, 30]], days: '.'.repeat(30) },
  ...{ overtime: {}, disputed: {}, corrected: {} },
});
const people = [person('a', 'Asha Rao', 'E1'), person('b', 'Bela', 'E2'), person('c', 'Bela', 'E3')];
const file = (keys: string[], ...lines: string[][]) => ({
  keys,
  rows: lines.map((cells, index) => ({
    line: index + 2,
    values: Object.fromEntries(keys.map((key, place) => [key, cells[place] ?? ''])),
  })),
});
const rules = { fullHours: 8, halfHours: 4, overtimeAfterHours: 9 };
const told = ({ days }: ReturnType<typeof readRegister>) =>
  days.map(({ employeeId, day, value: { code, overtimeMinutes } }) => [employeeId, day, code, overtimeMinutes]);

test.each([
  ['p', 'P', 0],
  [' WO ', 'W', 0],
  ['Casual leave', 'C', 0],
  ['P+2', 'P', 120],
  ['P 1.5', 'P', 90],
  ['-', '', 0],
])('%j is read as a day', (text, code, overtimeMinutes) => {
  expect(readDayText(text)).toEqual({ code, overtimeMinutes });
});

test.each(['X', '8', 'PP', 'P+', '+2'])('%j means no day', (text) => {
  expect(readDayText(text)).toBeUndefined();
});

test.each([
  ['1', 1],
  ['07', 7],
  ['7 T', 7],
  ['2026-04-09', 9],
  ['9 Apr', 9],
  ['09/04/2026', 9],
  ['2026-05-09', undefined],
  ['Total', undefined],
])('the heading %j is day %j of April', (heading, day) => {
  expect(dayOfHeading(heading, '2026-04')).toBe(day);
});

test('a register marks the days of who is meant by code or by a name of one alone; what it can’t be is told by its line', () => {
  const read = readRegister(
    file(
      ['Emp Code', 'Name', '1', '2', 'Total'],
      ['e1', '', 'P', 'WO', '2'],
      ['', 'asha  rao', '', 'P+2', ''],
      ['', 'Bela', 'P', '', ''],
      ['E2', 'Bela', 'XX', 'A', ''],
    ),
    people,
    '2026-04',
  );
  expect(told(read)).toEqual([
    ['a', 1, 'P', 0],
    ['a', 2, 'W', 0],
    ['a', 2, 'P', 120],
    ['b', 2, 'A', 0],
  ]);
  expect(read.problems).toEqual([
    'Line 4: Bela is nobody of this center.',
    'Line 5, day 1: “XX” is no letter of the register.',
  ]);
});

test('punches of a day pair in their order, however the lines are ordered; an odd number of them is told, not guessed', () => {
  const keys = ['Employee Code', 'Date', 'Time'];
  expect(holdsPunches(keys)).toBe(true);
  const read = readPunches(
    file(
      keys,
      ['E1', '01/04/2026', '18:30'],
      ['E1', '01/04/2026', '9:00 AM'],
      ['E1', '01/04/2026', '09:00'],
      ['E2', '01/04/2026', '09:00'],
      ['E2', '01/04/2026', '13:30'],
      ['E1', '02/04/2026', '09:02'],
    ),
    people,
    '2026-04',
    rules,
  );
  expect(told(read)).toEqual([
    ['a', 1, 'P', 30],
    ['b', 1, 'H', 0],
  ]);
  expect(read.problems).toEqual(['Asha Rao, day 2: the punch at 09:02 has no other.']);
});

test('where the machine tells coming from going, a night belongs to the day of the coming', () => {
  const read = readPunches(
    file(
      ['User ID', 'Date Time', 'Direction'],
      ['E1', '2026-04-01 22:00', 'IN'],
      ['E1', '2026-04-02 06:15', 'OUT'],
      ['E1', '2026-04-03 22:00', 'IN'],
      ['E1', '2026-04-04 22:00', 'IN'],
      ['E1', '2026-04-05 06:00', 'OUT'],
    ),
    people,
    '2026-04',
    rules,
  );
  expect(told(read)).toEqual([
    ['a', 1, 'P', 0],
    ['a', 4, 'P', 0],
  ]);
  expect(read.problems).toEqual(['Asha Rao, day 3: the punch at 22:00 has no other.']);
});

test('a line with In and Out is a shift, also over midnight; with one of them it is told', () => {
  const read = readPunches(
    file(['Code', 'Date', 'In', 'Out'], ['E1', '2026-04-01', '22:00', '06:00'], ['E1', '2026-04-03', '09:00', '']),
    people,
    '2026-04',
    rules,
  );
  expect(told(read)).toEqual([['a', 1, 'P', 0]]);
  expect(read.problems).toEqual(['Asha Rao, day 3: the punch at 09:00 has no other.']);
});

test('who is there for less than half a day is told, and not marked', () => {
  const read = readPunches(
    file(['Code', 'Date', 'In', 'Out'], ['E1', '2026-04-01', '09:00', '10:30']),
    people,
    '2026-04',
    rules,
  );
  expect(read).toEqual({ days: [], problems: ['Asha Rao, day 1: 01:30 hours are less than half a day.'] });
});
