import Papa from 'papaparse';

/** One row of an imported file. */
export interface CsvRow {
  /** The line of the file the row begins on, the header's being 1. */
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

/** An apostrophe that was put before a formula when the file was written. */
const guarded = /^'(?=[=+\-@＝＋－＠\t\r])/;

/** Spreadsheets write commas, semicolons or tabs; the header, without what is quoted in it, tells which. */
function delimiterOf(text: string): string {
  const header = text.slice(0, /[\r\n]|$/.exec(text)?.index).replace(/"[^"]*"/g, '');
  const times = (candidate: string) => header.split(candidate).length;
  return [',', ';', '\t'].reduce((best, candidate) => (times(candidate) > times(best) ? candidate : best));
}

const lineEnds = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
const unguarded = (cell: string) => cell.replace(guarded, '');

function problemOf(cells: readonly string[], keys: readonly string[]): string | null {
  if (cells.length > keys.length)
    return `The row has ${cells.length} cells, the header ${keys.length}; quote cells that hold commas.`;
  return cells.length < keys.length ? `The row has only ${cells.length} of ${keys.length} cells.` : null;
}

/** Reads a file with a header row of keys. Blank lines are left out; a row with too many or too few cells is a problem, not a row. */
export function parseCsv(file: string): ParsedCsv {
  const text = file.replace(/^\uFEFF/, '');
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text), skipEmptyLines: false });
  const keys = (data[0] ?? []).map((key) => unguarded(key).trim());
  const repeated = keys.find((key, index) => keys.indexOf(key) !== index);
  if (keys.every((key) => key === ''))
    return {
      keys: [],
      rows: [],
      problems: [{ line: 1, msg: 'The file is empty. Its first line must name the columns.', cells: [] }],
    };
  if (repeated !== undefined)
    return {
      keys,
      rows: [],
      problems: [{ line: 1, msg: `The column "${repeated}" is a duplicate in the header.`, cells: data[0] ?? [] }],
    };

  const unclosed = new Set(errors.filter((error) => error.type === 'Quotes').map((error) => error.row));
  const result: ParsedCsv = { keys, rows: [], problems: [] };
  let line = 1 + 1 + lineEnds(data[0] ?? []);
  for (const [index, cells] of data.entries()) {
    if (index === 0) continue;
    if (cells.length > 1 || cells[0] !== '') {
      const msg = unclosed.has(index) ? 'A quote is opened but not closed.' : problemOf(cells, keys);
      if (msg) result.problems.push({ line, msg, cells });
      else
        result.rows.push({
          line,
          values: Object.fromEntries(keys.map((key, column) => [key, unguarded(cells[column] ?? '')])),
        });
    }
    line += 1 + lineEnds(cells);
  }
  return result;
}
