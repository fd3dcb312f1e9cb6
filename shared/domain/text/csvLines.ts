import Papa from 'papaparse';
import type { Cells } from './parseCsv';

/** What TRACES parts the cells of form 26AS by; there no cell is quoted. */
const CARET = '^';

/** The lines of a CSV file, or of one whose cells are parted by `^`, as they stand, cell by cell. */
export function csvLines(text: string): Cells[] {
  const [first = ''] = /^.*\^.*\^.*$/m.exec(text.slice(0, 10_000)) ?? [];
  return first === '' ? Papa.parse<Cells>(text).data : text.split(/\r?\n/).map((line) => line.split(CARET));
}
