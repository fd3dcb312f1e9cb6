import { readDay } from '../../dates/readDay';
import type { CsvRow } from '../../tables/parseLines';
import type { DayCode, DayValue } from './day';
import { findPerson } from './findPerson';
import { columnOf } from './importColumns';
import { letterOf, readDayText } from './readDayText';
import type { SheetPerson } from './sheet';

/** A day that a file marks. */
export interface ReadDay {
  employeeId: string;
  /** Day of the month, from 1. */
  day: number;
  value: DayValue;
}

/** A file's marks of a month, and the parts that could not be used, each with its line. */
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

/** The meaning of each letter in a register, in capitals; null for none. */
export type Letters = Readonly<Record<string, DayCode | null>>;

const daysOfMonth = (keys: readonly string[], month: string, last: number) =>
  keys.flatMap((key) => {
    const day = columnOf(key) === undefined ? dayOfHeading(key, month) : undefined;
    return day !== undefined && day >= 1 && day <= last ? [{ key, day }] : [];
  });

/** Beside one of these H is a holiday: a machine's roll, which has its own letters for weekly offs and half days. */
const machines = /^(WO|W\/O|WOP|HLD|HD|HP|½P|1\/2)$/;

/** Guesses what the letters of a register mean, for somebody to change. */
export function guessLetters(
  { keys, rows }: { keys: readonly string[]; rows: readonly CsvRow[] },
  month: string,
): Letters {
  const columns = daysOfMonth(keys, month, 31);
  const letters = [
    ...new Set(rows.flatMap(({ values }) => columns.map(({ key }) => letterOf(values[key] ?? '')))),
  ].filter(Boolean);
  const isMachines = letters.some((letter) => machines.test(letter));
  return Object.fromEntries(
    letters.map((letter) => [letter, letter === 'H' && isMachines ? 'F' : readDayText(letter)?.code || null]),
  );
}

/** Reads a register: a line for each person, a column for each day, its letters as `letters` has them. Empty cells mark nothing. */
export function readRegister(
  { keys, rows }: { keys: readonly string[]; rows: readonly CsvRow[] },
  people: readonly SheetPerson[],
  month: string,
  letters: Letters = guessLetters({ keys, rows }, month),
): ReadMonth {
  const last = people[0]?.days.length ?? 0;
  const columns = daysOfMonth(keys, month, last);
  const [code, name] = (['code', 'name'] as const).map((wanted) => keys.find((key) => columnOf(key) === wanted));
  const find = findPerson(people);
  const read: ReadMonth = { days: [], problems: [] };
  if (columns.length === 0)
    read.problems.push(
      'No column is a day of the month, and none says when people came or went. Its first line must name the columns.',
    );
  else if (code === undefined && name === undefined)
    read.problems.push('No column says who it is. It needs one that is called Employee code or Name.');
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
      const plain = readDayText(values[key] ?? '');
      const meant = letters[letterOf(values[key] ?? '')];
      const value = meant
        ? { code: meant, overtimeMinutes: plain?.overtimeMinutes ?? 0 }
        : meant === null
          ? undefined
          : plain;
      if (value) read.days.push({ employeeId, day, value });
      else
        read.problems.push(`Line ${line}, day ${day}: “${(values[key] ?? '').trim()}” is no letter of the register.`);
    }
  }
  return read;
}
