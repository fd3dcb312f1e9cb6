/** What a cell can hold; null and undefined are empty. */
export type CsvCell = string | number | boolean | null | undefined;

/** Beginnings that a spreadsheet would run as a formula. */
const formulaStart = /^[=+\-@\t\r]/;

/** A cell, quoted, its quotes doubled; a text that a spreadsheet would run as a formula begins with an apostrophe, a number never does. */
export function csvCell(value: CsvCell): string {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = typeof value === 'string' && formulaStart.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** One line of a file, with its line end (RFC 4180). */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** A whole file: a header row of keys, then a line per row. By default the keys are those of the first row. */
export function toCsv(
  rows: readonly Readonly<Record<string, CsvCell>>[],
  keys: readonly string[] = Object.keys(rows[0] ?? {}),
): string {
  return csvLine(keys) + rows.map((row) => csvLine(keys.map((key) => row[key]))).join('');
}
