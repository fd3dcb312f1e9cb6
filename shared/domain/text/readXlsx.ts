import type { CellValue } from 'read-excel-file/universal';
import type { Cells } from './parseCsv';

/** A sheet of a workbook: its name, and its lines of cells as text, as they would stand in a CSV file. */
export interface Sheet {
  name: string;
  lines: Cells[];
}

/** A day without a time as `2026-11-01`, a time with it. */
function dateText(date: Date): string {
  const written = date.toISOString();
  return written.endsWith('T00:00:00.000Z') ? written.slice(0, 10) : `${written.slice(0, 10)} ${written.slice(11, 16)}`;
}

/** A cell as people would type it. Numbers have no more digits than a spreadsheet shows: 0.1 + 0.2 is 0.3. */
function textOf(cell: CellValue | null | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return dateText(cell);
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  return String(cell);
}

/** Reads an Excel workbook. Throws what the library throws for a file that is none. The library is loaded with the first one. */
export async function readXlsx(bytes: ArrayBuffer): Promise<Sheet[]> {
  const { default: read } = await import('read-excel-file/universal');
  const sheets = await read(bytes, { trim: false });
  return sheets.map(({ sheet, data }) => ({ name: sheet, lines: data.map((line) => line.map(textOf)) }));
}
