import { readDay } from '../dates/readDay';
import type { CsvRow } from '../text/parseCsv';
import type { DayValue } from './day';
import { findPerson } from './findPerson';
import { columnOf } from './importColumns';
import { readDayText } from './readDayText';
import type { SheetPerson } from './sheet';

/** A day that a file marks. */
export interface ReadDay {
  employeeId: string;
  /** Of the month, from 1. */
  day: number;
  value: DayValue;
}

/** What a file says of a month, and what of it could not be used, each with its line. */
export interface ReadMonth {
  days: ReadDay[];
  /** What means nobody of the center, or no day: `Line 4: XX`. */
  problems: string[];
}

/** The day of the month that a heading means: `7`, `07`, `7 Tue`, or a date of the month; undefined for none. */
export function dayOfHeading(heading: string, month: string): number | undefined {
  const number = /^0?(\d{1,2})(?:\s*[-/]?\s*[a-z]{1,3})?$/i.exec(heading.trim());
  if (number && !/[a-z]{3}$/i.test(heading)) return Number(number[1]);
  const date = readDay(heading, { today: `${month}-15` });
  if (date) return date.startsWith(month) ? Number(date.slice(8)) : undefined;
  return number ? Number(number[1]) : undefined;
}

/** Reads a register: a line for each person, a column for each day. Empty cells mark nothing. */
export function readRegister(
  { keys, rows }: { keys: readonly string[]; rows: readonly CsvRow[] },
  people: readonly SheetPerson[],
  month: string,
): ReadMonth {
  const last = people[0]?.days.length ?? 0;
  const columns = keys.flatMap((key) => {
    const day = columnOf(key) === undefined ? dayOfHeading(key, month) : undefined;
    return day !== undefined && day >= 1 && day <= last ? [{ key, day }] : [];
  });
  const [code, name] = (['code', 'name'] as const).map((wanted) => keys.find((key) => columnOf(key) === wanted));
  const find = findPerson(people);
  const read: ReadMonth = { days: [], problems: [] };
  for (const { line, values } of rows) {
    const [ownCode, ownName] = [values[code ?? ''] ?? '', values[name ?? ''] ?? ''];
    const employeeId = find(ownCode, ownName);
    const cells = columns.filter(({ key }) => (values[key] ?? '').trim() !== '');
    if (cells.length === 0) continue;
    if (employeeId === undefined) {
      read.problems.push(`Line ${line}: ${[ownCode, ownName].filter(Boolean).join(' ')} is nobody of this center.`);
      continue;
    }
    for (const { key, day } of cells) {
      const value = readDayText(values[key] ?? '');
      if (value) read.days.push({ employeeId, day, value });
      else
        read.problems.push(`Line ${line}, day ${day}: “${(values[key] ?? '').trim()}” is no letter of the register.`);
    }
  }
  return read;
}
