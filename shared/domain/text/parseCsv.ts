import Papa from 'papaparse';

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
  /** What stands on the line, as far as it could be told apart. */
  cells: string[];
}

/** What an imported file holds. */
export interface ParsedCsv {
  keys: string[];
  rows: CsvRow[];
  problems: CsvProblem[];
}

/** A line of a file, with its number and what is wrong with it as a whole. */
interface Line {
  line: number;
  cells: Cells;
  msg?: string;
}

/** Says whether a heading means something that is imported. */
type IsKnown = (heading: string) => boolean;

/** An apostrophe that was put before a formula when the file was written. */
const guarded = /^'(?=[=+\-@＝＋－＠\t\r])/;
/** What Excel writes first where another mark than the country's parts the cells. */
const separator = /^"?sep=(.)"?(?:\r\n|\r|\n|$)/i;
/** The headings stand within so many lines; above them is a title. */
const MOST_ABOVE = 40;
/** So many known headings make a line that of the headings; one that has fewer may be of a title. */
const SURE = 3;
/** A cell that is a date with a time: no heading is. */
const moment = /^\s*\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}[T ]+\d{1,2}:\d{2}(:\d{2})?(\s*[ap]m)?\s*$/i;

const times = (line: string, mark: string) => line.split(mark).length - 1;

/** Spreadsheets write commas, semicolons or tabs; the first line that has any, without what is quoted in it, tells which. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 10_000)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/);
  const marks = [',', ';', '\t'];
  const first = lines.find((line) => marks.some((mark) => times(line, mark) > 0)) ?? '';
  return marks.reduce((best, mark) => (times(first, mark) > times(first, best) ? mark : best));
}

const lineEnds = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
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

/** Equal headings are told apart by a number. */
function apart(headings: readonly string[]): string[] {
  return headings.map((heading, place) => {
    const before = headings.slice(0, place).filter((each) => each === heading).length;
    return before > 0 && heading !== '' ? `${heading} (${before + 1})` : heading;
  });
}

function rowsOf(all: readonly Line[], isKnown: IsKnown): ParsedCsv {
  const lines = all.filter(({ cells }) => !isBlank(cells));
  const place = headingsOf(lines, isKnown) ?? -1;
  const head = lines[Math.max(0, place)];
  if (!head) return failed(1, 'The file is empty. Its first line must name the columns.');
  const widest = () => Array.from({ length: Math.max(...lines.map(({ cells }) => cells.length)) });
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

/**
 * Reads lines of cells with a line of headings, as a spreadsheet's sheet has them. Blank lines are left out, and so are
 * columns without a heading and lines above the headings, which are known by `isKnown`: by default the first line is.
 * A short row is filled up; one with more than its headings is a problem, not a row.
 */
export function parseLines(lines: readonly Cells[], isKnown: IsKnown = () => false): ParsedCsv {
  return rowsOf(
    lines.map((cells, index) => ({ line: index + 1, cells })),
    isKnown,
  );
}

/** Reads a CSV file as `parseLines` does; a line `sep=;` says what parts its cells. */
export function parseCsv(file: string, isKnown: IsKnown = () => false): ParsedCsv {
  const whole = file.replace(/^\uFEFF/, '');
  const said = separator.exec(whole);
  const text = said ? whole.slice(said[0].length) : whole;
  const { data, errors } = Papa.parse<Cells>(text, {
    delimiter: said?.[1] ?? delimiterOf(text),
    skipEmptyLines: false,
  });
  const unclosed = new Set(errors.filter((error) => error.type === 'Quotes').map((error) => error.row));
  const lines: Line[] = [];
  let line = said ? 2 : 1;
  for (const [index, cells] of data.entries()) {
    const msg = unclosed.has(index) ? 'A quote is opened but not closed.' : undefined;
    lines.push({ line, cells, ...(msg !== undefined && { msg }) });
    line += 1 + lineEnds(cells);
  }
  return rowsOf(lines, isKnown);
}
