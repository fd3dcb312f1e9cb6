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

/** A file and the meaning of its columns, letters and dates. */
export interface Reading {
  file: ParsedCsv;
  isPunches: boolean;
  map: ImportMap;
  monthFirst: boolean;
  letters: Letters;
}

/** For dates valid in both orders: whether more of them fall in the month when read month first. */
function fitsMonthFirst(texts: readonly string[], month: string): boolean {
  const count = (monthFirst: boolean) =>
    texts.filter((text) => readDay(text, { monthFirst })?.startsWith(month)).length;
  return count(true) > count(false);
}

/** Reads a file's first sheet as a register or a punch machine's export, and guesses what the columns hold. */
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

/** A file's marks and everything that can't be read, including lines that are no data rows. */
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
