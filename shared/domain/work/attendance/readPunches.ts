import { formatMonth } from '../../dates/dates';
import type { CsvRow } from '../../tables/parseLines';
import { OVERTIME_STEP } from './day';
import { findPerson } from './findPerson';
import { holdsPunches, type ImportColumn, type ImportMap } from './importColumns';
import { type Punch, pairPunches, shiftOf } from './pairPunches';
import { dateOf, momentOf, readMinute } from './readMoment';
import type { ReadMonth } from './readRegister';
import type { SheetPerson } from './sheet';

/** From how many hours on a day counts, and overtime begins. */
export interface PunchRules {
  fullHours: number;
  halfHours: number;
  /** 0 counts no overtime. */
  overtimeAfterHours: number;
}

/** How machines write a direction; the numbers are ZKTeco's: in, out, out for a break, in from it, in and out of overtime. */
const directions: Readonly<Record<string, 'in' | 'out'>> = {
  in: 'in',
  i: 'in',
  'check in': 'in',
  checkin: 'in',
  'c/in': 'in',
  0: 'in',
  3: 'in',
  4: 'in',
  out: 'out',
  o: 'out',
  'check out': 'out',
  checkout: 'out',
  'c/out': 'out',
  1: 'out',
  2: 'out',
  5: 'out',
};
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Why a file of punches with these columns can't be read, or undefined. */
function missingColumn(map: ImportMap): string | undefined {
  if (map.code === undefined && map.name === undefined)
    return 'No column says who it is. Choose the column of the employee code or of the name.';
  if (map.moment === undefined && map.date === undefined)
    return 'No column says the day. Choose the column of the date.';
  return holdsPunches(map) ? undefined : 'No column says when somebody came or went. Choose the column of the time.';
}

/**
 * Reads a punch machine's file, each column as `map` has it: the time between punches makes people's days. Punches that
 * don't pair, and those of other months, are reported, not guessed. `monthFirst`: the month comes before the day in its
 * dates.
 */
export function readPunches(
  { rows }: { rows: readonly CsvRow[] },
  people: readonly SheetPerson[],
  month: string,
  { map, monthFirst, rules }: { map: ImportMap; monthFirst: boolean; rules: PunchRules },
): ReadMonth {
  const { fullHours, halfHours, overtimeAfterHours } = rules;
  const missing = missingColumn(map);
  if (missing !== undefined) return { days: [], problems: [missing] };
  const others = new Map<string, number>();
  const find = findPerson(people);
  const punches: Punch[] = [];
  const problems: string[] = [];
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  for (const { line, values } of rows) {
    const cell = (column: ImportColumn) => (values[map[column] ?? ''] ?? '').trim();
    const employeeId = find(cell('code'), cell('name'));
    if (employeeId === undefined) {
      problems.push(
        `Line ${line}: ${[cell('code'), cell('name')].filter(Boolean).join(' ')} is nobody of this center.`,
      );
      continue;
    }
    const date = dateOf(cell('moment') || cell('date'), { today: `${month}-15`, monthFirst });
    if (date === undefined) {
      problems.push(`Line ${line}: “${cell('moment') || cell('date')}” is no date.`);
      continue;
    }
    if (!date.startsWith(month)) others.set(date.slice(0, 7), (others.get(date.slice(0, 7)) ?? 0) + 1);
    const times = (['in', 'out'] as const).map((column) => ({ text: cell(column), minute: readMinute(cell(column)) }));
    const unread = times.find(({ text, minute }) => minute === undefined && text !== '');
    if (unread) {
      problems.push(`Line ${line}: “${unread.text}” is no time.`);
      continue;
    }
    const [came, went] = times.map(({ minute }) => minute);
    if (came !== undefined && went !== undefined) punches.push(...shiftOf(employeeId, date, came, went));
    else if (came !== undefined) punches.push({ employeeId, date, minute: came, direction: 'in' });
    else if (went !== undefined) punches.push({ employeeId, ...momentOf(date, went), direction: 'out' });
    else {
      const said = cell('direction').toLowerCase();
      const [minute, direction] = [readMinute(cell('moment') || cell('time')), directions[said]];
      if (said !== '' && direction === undefined)
        problems.push(`Line ${line}: “${cell('direction')}” says neither in nor out.`);
      else if (minute !== undefined)
        punches.push({ employeeId, ...momentOf(date, minute), ...(direction && { direction }) });
      else if (map.in === undefined || map.moment !== undefined)
        problems.push(`Line ${line}: “${cell('moment') || cell('time')}” is no time.`);
    }
  }
  const { worked, unpaired } = pairPunches(punches);
  for (const { employeeId, date, minute } of unpaired)
    if (date.startsWith(month))
      problems.push(
        `${nameOf.get(employeeId)}, day ${Number(date.slice(8))}: the punch at ${clock(minute)} has no other.`,
      );
  const days: ReadMonth['days'] = [];
  for (const { employeeId, date, minutes } of worked) {
    if (!date.startsWith(month)) continue;
    const day = Number(date.slice(8));
    const over = overtimeAfterHours > 0 ? Math.max(0, minutes - overtimeAfterHours * 60) : 0;
    const overtimeMinutes = Math.floor(over / OVERTIME_STEP) * OVERTIME_STEP;
    if (minutes >= halfHours * 60)
      days.push({ employeeId, day, value: { code: minutes >= fullHours * 60 ? 'P' : 'H', overtimeMinutes } });
    else problems.push(`${nameOf.get(employeeId)}, day ${day}: ${clock(minutes)} hours are less than half a day.`);
  }
  for (const [other, count] of others)
    problems.push(
      `${count === 1 ? 'One line is' : `${count} lines are`} of ${formatMonth(other)}, and not marked here.`,
    );
  return { days, problems };
}
