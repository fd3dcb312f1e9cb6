/** A line's cells. */
export type Cells = string[];

/** One row of an imported file. */
export interface CsvRow {
  /** The line of the file the row begins on, the first line being 1. */
  line: number;
  values: Record<string, string>;
}

/** A row, or the whole file, that could not be read. */
export interface CsvProblem {
  line: number;
  msg: string;
  /** What is on the line, as far as it could be told apart. */
  cells: string[];
}

/** What an imported file holds. */
export interface ParsedCsv {
  keys: string[];
  rows: CsvRow[];
  problems: CsvProblem[];
}

/** A line of a file, with its number and the problem of the whole line. */
export interface Line {
  line: number;
  cells: Cells;
  msg?: string;
}

/** Says whether a heading means something that is imported. */
type IsKnown = (heading: string) => boolean;

/** An apostrophe that was put before a formula when the file was written. */
const guarded = /^'(?=[=+\-@＝＋－＠\t\r])/;
/** The headings are within this many lines; above them is a title. */
const MOST_ABOVE = 40;
/** How many known headings make a line the heading; one with fewer may be a title. */
const SURE = 3;
/** A cell that is a date with a time: no heading is. */
const moment = /^\s*\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}[T ]+\d{1,2}:\d{2}(:\d{2})?(\s*[ap]m)?\s*$/i;

/** What a formula of nothing but a text holds: `="02-11-2026"`. */
const formulaText = /^="(.*)"$/s;
const unguarded = (cell: string) => cell.replace(formulaText, '$1').replace(guarded, '');
const isBlank = (cells: readonly string[]) => cells.every((cell) => unguarded(cell).trim() === '');

/**
 * The headings' place: the first line, unless it means nothing and a later one does, below a title; undefined where the
 * first line holds a date with a time and nothing is a heading, as in a machine's log.
 */
function headingsOf(lines: readonly Line[], isKnown: IsKnown): number | undefined {
  const first = lines.slice(0, MOST_ABOVE);
  const known = first.map(({ cells }) =>
    cells.some((cell) => moment.test(cell)) ? 0 : cells.filter((cell) => isKnown(unguarded(cell).trim())).length,
  );
  const most = Math.max(0, ...known);
  if (most > 0) return known.findIndex((count) => count >= Math.min(SURE, most));
  return first[0]?.cells.some((cell) => moment.test(cell)) ? undefined : 0;
}

const failed = (line: number, msg: string): ParsedCsv => ({ keys: [], rows: [], problems: [{ line, msg, cells: [] }] });

/** Equal headings get a number. */
function apart(headings: readonly string[]): string[] {
  return headings.map((heading, place) => {
    const before = headings.slice(0, place).filter((each) => each === heading).length;
    return before > 0 && heading !== '' ? `${heading} (${before + 1})` : heading;
  });
}

/**
 * Reads lines with a line of headings, as a spreadsheet's sheet has them. Blank lines are left out, and so are
 * columns without a heading and lines above the headings, which are known by `isKnown`: by default the first line is.
 * A short row is filled up; one with more than its headings is a problem, not a row.
 */
export function parseLines(all: readonly Line[], isKnown: IsKnown = () => false): ParsedCsv {
  const lines = all.filter(({ cells }) => !isBlank(cells));
  const place = headingsOf(lines, isKnown) ?? -1;
  const head = lines[Math.max(0, place)];
  if (!head) return failed(1, 'The file is empty. Its first line must name the columns.');
  const widest = () => Array.from({ length: lines.reduce((most, { cells }) => Math.max(most, cells.length), 0) });
  const keys =
    place < 0
      ? widest().map((_, column) => `Column ${column + 1}`)
      : apart(head.cells.map((cell) => unguarded(cell).trim()));
  const named = keys.filter((key) => key !== '');
  const result: ParsedCsv = { keys: named, rows: [], problems: [] };
  for (const { line, cells, msg } of lines.slice(place + 1)) {
    const extra = cells.slice(keys.length);
    const problem =
      msg ??
      (isBlank(extra)
        ? undefined
        : `The row has ${cells.length} cells, the headings ${keys.length}; quote cells that hold commas.`);
    if (problem) result.problems.push({ line, msg: problem, cells: cells.filter((_, index) => keys[index] !== '') });
    else
      result.rows.push({
        line,
        values: Object.fromEntries(
          keys.flatMap((key, column) => (key === '' ? [] : [[key, unguarded(cells[column] ?? '')]])),
        ),
      });
  }
  return result;
}
