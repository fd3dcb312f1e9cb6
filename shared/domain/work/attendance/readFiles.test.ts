import { isMonthFirst } from '../../dates/readDay';
import { parseCsv } from '../../tables/parseCsv.fixture';
import { columnOf, guessColumns, holdsPunches } from './importColumns';
import { readDayText } from './readDayText';
import { readMinute } from './readMoment';
import { readPunches as readMapped } from './readPunches';
import { dayOfHeading, guessLetters, readRegister } from './readRegister';
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
const readPunches = (
  of: Parameters<typeof guessColumns>[0] & { rows: { line: number; values: Record<string, string> }[] },
  who: typeof people,
  month: string,
  own: typeof rules,
  monthFirst = false,
) => readMapped(of, who, month, { map: guessColumns(of), monthFirst, rules: own });
const parsed = (text: string) => parseCsv(text, (heading) => columnOf(heading) !== undefined);
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
  expect(holdsPunches(guessColumns({ keys, rows: [] }))).toBe(true);
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

test.each([
  ['Employee Code,Punch Time\nE1,2026-04-02 09:00\nE1,2026-04-02 18:00\n'],
  [
    'AC-No.,Name,Time,State,New State,Exception\nE1,Asha,02/04/2026 09:01,C/In,,OK\nE1,Asha,02/04/2026 18:03,C/Out,,OK\n',
  ],
  ['DeviceLogId,UserId,LogDate,Direction\n1,E1,2026-04-02 09:01:00,in\n2,E1,2026-04-02 18:03:00,out\n'],
  ['   E1\t2026-04-02 09:01:12\t1\t0\t1\t0\t\n   E1\t2026-04-02 18:03:40\t1\t1\t1\t0\t\n'],
])('a machine’s file is read by what its cells hold: %j', (text) => {
  const read = readPunches(parsed(text), people, '2026-04', { ...rules, overtimeAfterHours: 0 });
  expect([told(read), read.problems]).toEqual([[['a', 2, 'P', 0]], []]);
});

test('a file of punches without a column of times says so', () => {
  const of = parsed('Employee Code,Date\nE1,02/04/2026\n');
  const told = readMapped(of, people, '2026-04', { map: guessColumns(of), monthFirst: false, rules });
  expect(told.problems).toEqual(['No column says when somebody came or went. Choose the column of the time.']);
});

test.each([
  ['9.05', 545],
  ['0905', 545],
  ['9:05 am', 545],
  ['6:10 p.m.', 1090],
  ['24:00', 1440],
  ['2026-04-02T03:31:00Z', 541],
  ['02.04.2026 9.05', 545],
  ['9.5', undefined],
  ['25:00', undefined],
])('the time %j is minute %j', (text, minute) => expect(readMinute(text)).toBe(minute));

test('a time that can’t be read is told by its line, and the day is not marked', () => {
  const read = readPunches(parsed('Code,Date,In,Out\nE1,02/04/2026,9.05,18.1\n'), people, '2026-04', rules);
  expect(read).toEqual({ days: [], problems: ['Line 2: “18.1” is no time.'] });
});

test('dates with the month first are read so for the whole file; lines of other months are told', () => {
  const of = parsed('Code,Date Time\nE1,04/02/2026 9:00:05 AM\nE1,04/02/2026 6:00:05 PM\nE1,05/13/2026 9:00:05 AM\n');
  expect(isMonthFirst(of.rows.map(({ values }) => values['Date Time'] ?? ''))).toBe(true);
  const read = readPunches(of, people, '2026-04', rules, true);
  expect([told(read), read.problems]).toEqual([[['a', 2, 'P', 0]], ['One line is of May 2026, and not marked here.']]);
});

test('nights without a direction are of the day of the coming', () => {
  const lines = ['01 22:00', '02 06:00', '02 22:00', '03 06:02', '03 22:01', '04 06:00'];
  const of = parsed(`Code,Date Time\n${lines.map((line) => `E1,2026-04-${line}\n`).join('')}`);
  expect(told(readPunches(of, people, '2026-04', { ...rules, fullHours: 7.5, overtimeAfterHours: 0 }))).toEqual(
    [1, 2, 3].map((day) => ['a', day, 'P', 0]),
  );
  const cut = parsed(
    `Code,Date Time\n${lines
      .slice(1, -1)
      .map((line) => `E1,2026-04-${line}\n`)
      .join('')}`,
  );
  const unsure = readPunches(cut, people, '2026-04', rules);
  expect([unsure.days, unsure.problems.length]).toEqual([[], 4]);
});

test('a day with two goings is told, and not marked', () => {
  const of = parsed(
    'Code,Date Time,Direction\nE1,2026-04-02 09:00,IN\nE1,2026-04-02 13:00,OUT\nE1,2026-04-02 18:00,OUT\n',
  );
  expect(readPunches(of, people, '2026-04', rules)).toEqual({
    days: [],
    problems: ['Asha Rao, day 2: the punch at 18:00 has no other.'],
  });
});

test('next to WO the letter H is a holiday, until somebody says otherwise', () => {
  const of = file(['Employee Code', '1', '2', '3'], ['E1', 'P', 'H', 'WO']);
  const codes = (read: ReturnType<typeof readRegister>) => read.days.map(({ value }) => value.code).join('');
  expect(guessLetters(of, '2026-04')).toEqual({ P: 'P', H: 'F', WO: 'W' });
  expect(codes(readRegister(of, people, '2026-04'))).toBe('PFW');
  expect(codes(readRegister(of, people, '2026-04', { P: 'P', H: 'H', WO: 'W' }))).toBe('PHW');
});
