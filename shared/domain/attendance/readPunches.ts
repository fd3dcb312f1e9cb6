import { readDay } from '../dates/readDay';
import type { CsvRow } from '../text/parseCsv';
import { OVERTIME_STEP } from './day';
import { findPerson } from './findPerson';
import { columnOf, type ImportColumn } from './importColumns';
import { type Punch, pairPunches, readMinute, shiftOf } from './pairPunches';
import type { ReadMonth } from './readRegister';
import type { SheetPerson } from './sheet';

/** From how many hours on a day counts, and overtime begins. */
export interface PunchRules {
  fullHours: number;
  halfHours: number;
  /** 0 counts no overtime. */
  overtimeAfterHours: number;
}

const directions: Readonly<Record<string, 'in' | 'out'>> = {
  ...{ in: 'in', i: 'in', 'check in': 'in', 'c/in': 'in' },
  ...{ out: 'out', o: 'out', 'check out': 'out', 'c/out': 'out' },
};
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** The day that a text begins with: `2026-04-01 09:05`. */
function dateOf(text: string, month: string): string | undefined {
  const written = text.trim().replace(/[T\s]+\d{1,2}:\d{2}.*$/, '');
  return readDay(written, { today: `${month}-15` }) ?? undefined;
}

/** Reads a punch machine's file: how long people were there makes their days. Punches that don't pair are told, not guessed. */
export function readPunches(
  { keys, rows }: { keys: readonly string[]; rows: readonly CsvRow[] },
  people: readonly SheetPerson[],
  month: string,
  { fullHours, halfHours, overtimeAfterHours }: PunchRules,
): ReadMonth {
  const headings = new Map<ImportColumn, string>();
  for (const key of keys) {
    const column = columnOf(key);
    if (column && !headings.has(column)) headings.set(column, key);
  }
  const find = findPerson(people);
  const punches: Punch[] = [];
  const problems: string[] = [];
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  for (const { line, values } of rows) {
    const cell = (column: ImportColumn) => (values[headings.get(column) ?? ''] ?? '').trim();
    const employeeId = find(cell('code'), cell('name'));
    if (employeeId === undefined) {
      problems.push(
        `Line ${line}: ${[cell('code'), cell('name')].filter(Boolean).join(' ')} is nobody of this center.`,
      );
      continue;
    }
    const date = dateOf(cell('moment') || cell('date'), month);
    if (date === undefined) {
      problems.push(`Line ${line}: “${cell('moment') || cell('date')}” is no date.`);
      continue;
    }
    const [came, went] = [readMinute(cell('in')), readMinute(cell('out'))];
    if (came !== undefined && went !== undefined) punches.push(...shiftOf(employeeId, date, came, went));
    else if (came !== undefined) punches.push({ employeeId, date, minute: came, direction: 'in' });
    else if (went !== undefined) punches.push({ employeeId, date, minute: went, direction: 'out' });
    else {
      const minute = readMinute(cell('moment') || cell('time'));
      const direction = directions[cell('direction').toLowerCase()];
      if (minute !== undefined) punches.push({ employeeId, date, minute, ...(direction && { direction }) });
      else if (!headings.has('in')) problems.push(`Line ${line}: “${cell('moment') || cell('time')}” is no time.`);
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
  return { days, problems };
}
