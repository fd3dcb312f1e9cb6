import type { CellValue } from 'read-excel-file/universal';
import { checkWorkbook } from './checkWorkbook';
import type { Cells } from './parseLines';

/** A sheet of a workbook: its name, and its lines of cells as text, as they would be in a CSV file. */
export interface Sheet {
  name: string;
  lines: Cells[];
}

const MINUTE_MS = 60_000;
const twoDigits = (count: number) => String(count).padStart(2, '0');
/** The day with the serial number 0, as the library reads it: a time without a day lies on it, 24:00 a day later. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const isOfNoDay = (time: number) => time <= DAY_ZERO + 24 * 60 * MINUTE_MS;

/**
 * To the nearest second, as serial numbers only come near a time: a day without a time as `2026-11-01`, a time with it as
 * `2026-11-01 09:30` or with its seconds, and a time without a day as `09:30`.
 */
export function dateText(date: Date): string {
  const time = Math.round(date.getTime() / 1000) * 1000;
  if (isOfNoDay(time)) {
    const minutes = Math.floor((time - DAY_ZERO) / MINUTE_MS);
    return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  }
  const written = new Date(time).toISOString();
  const [day, clock] = [written.slice(0, 10), written.slice(11, 19)];
  return clock === '00:00:00' ? day : `${day} ${clock.endsWith(':00') ? clock.slice(0, 5) : clock}`;
}

/** A cell as people would type it. Numbers have no more digits than a spreadsheet shows: 0.1 + 0.2 is 0.3. */
function textOf(cell: CellValue | null | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return dateText(cell);
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  return String(cell);
}

/**
 * Reads an Excel workbook. Throws `WorkbookError` for one that is damaged or holds too much, and what the library throws for
 * a file that is none. The library is loaded with the first one.
 */
export async function readXlsx(bytes: ArrayBuffer): Promise<Sheet[]> {
  const plain = await checkWorkbook(bytes);
  const { default: read } = await import('read-excel-file/universal');
  const sheets = await read(plain, { trim: false });
  return sheets.map(({ sheet, data }) => ({ name: sheet, lines: data.map((line) => line.map(textOf)) }));
}
