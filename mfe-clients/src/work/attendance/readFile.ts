import { isMonthFirst, readDay } from 'shared/domain/dates/readDay';
import type { OpenTable } from 'shared/domain/tables/openTable';
import type { ParsedCsv } from 'shared/domain/tables/parseLines';
import { columnOf, guessColumns, holdsPunches, type ImportMap } from 'shared/domain/work/attendance/importColumns';
import { type PunchRules, readPunches } from 'shared/domain/work/attendance/readPunches';
import {
  dayOfHeading,
  guessLetters,
  type Letters,
  type ReadMonth,
  readRegister,
} from 'shared/domain/work/attendance/readRegister';
import type { SheetPerson } from 'shared/domain/work/attendance/sheet';

/** A file, and the meaning of its columns, letters and dates. */
export interface Reading {
  file: ParsedCsv;
  isPunches: boolean;
  map: ImportMap;
  monthFirst: boolean;
  letters: Letters;
}

/** Whether more of a file's dates are of the month when the month comes first, where both orders fit them. */
function fitsMonthFirst(texts: readonly string[], month: string): boolean {
  const count = (monthFirst: boolean) =>
    texts.filter((text) => readDay(text, { monthFirst })?.startsWith(month)).length;
  return count(true) > count(false);
}

/**
 * Reads the first sheet of a file as a register or a punch machine's export, and guesses the meaning of its columns.
 */
export function readFile(table: OpenTable, month: string): Reading {
  const file = table.parse(
    0,
    (heading) => columnOf(heading) !== undefined || dayOfHeading(heading, month) !== undefined,
  );
  const map = guessColumns(file);
  const dates = file.rows.map(({ values }) => values[map.moment ?? map.date ?? ''] ?? '');
  const monthFirst = isMonthFirst(dates) ?? fitsMonthFirst(dates, month);
  return { file, isPunches: holdsPunches(map), map, monthFirst, letters: guessLetters(file, month) };
}

/** The marks a file makes, and everything that can't be read, lines that are no rows included. */
export function daysOfFile(
  { file, isPunches, map, monthFirst, letters }: Reading,
  people: readonly SheetPerson[],
  month: string,
  rules: PunchRules,
): ReadMonth {
  const { days, problems } = isPunches
    ? readPunches(file, people, month, { map, monthFirst, rules })
    : readRegister(file, people, month, letters);
  const unread = file.problems.map(({ line, msg }) => `Line ${line}: ${msg}`);
  const all = [...unread, ...problems];
  return { days, problems: days.length + all.length === 0 ? ['The file has no row that marks a day.'] : all };
}
