import Papa from 'papaparse';
import type { Cells, Line } from './parseLines';

/** What Excel writes first where another mark than the country's parts the cells. */
const separator = /^"?sep=(.)"?(?:\r\n|\r|\n|$)/i;
/** What TRACES parts the cells of form 26AS by; there no cell is quoted. */
const CARET = '^';
const marks = [',', ';', '\t'];

const times = (line: string, mark: string) => line.split(mark).length - 1;
const has = (line: string) => marks.some((mark) => times(line, mark) > 0);
const beginning = (text: string) => text.slice(0, 10_000);

/** Spreadsheets write commas, semicolons or tabs; the first line that has any, without what is quoted in it, tells which. */
function delimiterOf(text: string): string {
  const first =
    beginning(text)
      .replace(/"[^"]*"/g, '')
      .split(/\r\n|\r|\n/)
      .find(has) ?? '';
  return marks.reduce((best, mark) => (times(first, mark) > times(first, best) ? mark : best));
}

/** Whether more of the first lines have carets than have another mark alone, which may be in a text. */
function isParted(text: string): boolean {
  const lines = beginning(text).split(/\r\n|\r|\n/);
  const parted = lines.filter((line) => times(line, CARET) > 1);
  return parted.length > lines.filter((line) => !parted.includes(line) && has(line)).length;
}

const lineEnds = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);

/** Lines of cells with their numbers, the first line being 1. */
export const numbered = (lines: readonly Cells[]): Line[] => lines.map((cells, index) => ({ line: index + 1, cells }));

/**
 * The lines of a CSV file, or of one with `^` between cells, cell by cell. A line `sep=;` names the separator, and is
 * no line itself.
 */
export function csvLines(file: string): Line[] {
  const whole = file.replace(/^\uFEFF/, '');
  if (isParted(whole)) return numbered(whole.split(/\r?\n/).map((line) => line.split(CARET)));
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
    lines.push({ line, cells, ...(unclosed.has(index) && { msg: 'A quote is opened but not closed.' }) });
    line += 1 + lineEnds(cells);
  }
  return lines;
}
