import { rupeeText } from '../text/money';

/** An amount of a file: rupees with 2 decimals, a number to a spreadsheet. */
export interface AmountCell {
  paise: number;
}

/** What a cell can hold; null and undefined are empty. */
export type CsvCell = string | number | boolean | AmountCell | null | undefined;

/** What a file begins with, so that a spreadsheet reads it as UTF-8. */
export const CSV_MARK = '\uFEFF';

/** Beginnings that a spreadsheet would run as a formula; in East Asian settings it reads the wide ones likewise. */
const formulaStart = /^[=+\-@＝＋－＠\t\r]/;

/** An amount as a file holds it. One below 0 is a number, as short as it can be, so that nothing guards it as a formula. */
const amountText = ({ paise }: AmountCell): string => (paise < 0 ? String(paise / 100) : rupeeText(paise));

/** A cell, quoted, its quotes doubled; a text that a spreadsheet would run as a formula begins with an apostrophe, a number never does. */
export function csvCell(value: CsvCell): string {
  const isAmount = typeof value === 'object' && value !== null;
  const text = value === null || value === undefined ? '' : isAmount ? amountText(value) : String(value);
  const safe = typeof value === 'string' && formulaStart.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** One line of a file, with its line end (RFC 4180). */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Rows as lines of cells, the first of keys. By default the first row's keys. */
export function cellsOfRows(
  rows: readonly Readonly<Record<string, CsvCell>>[],
  keys: readonly string[] = Object.keys(rows[0] ?? {}),
): CsvCell[][] {
  return [[...keys], ...rows.map((row) => keys.map((key) => row[key]))];
}

/** A whole file: the mark, a header row of keys, then a line per row. By default the first row's keys. */
export function toCsv(rows: readonly Readonly<Record<string, CsvCell>>[], keys?: readonly string[]): string {
  return CSV_MARK + cellsOfRows(rows, keys).map(csvLine).join('');
}
