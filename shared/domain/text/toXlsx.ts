import type { CellObject } from 'write-excel-file/universal';
import { isIsoDate } from '../dates/isoDate';
import type { CsvCell } from './csv';

/** The most letters that Excel keeps in a cell. */
const MAX_LETTERS = 32_767;
/** What no XML may hold. */
const unprintable = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu;
const instant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const INDIA_MS = 5.5 * 60 * 60 * 1000;

const text = (value: string): CellObject => ({
  type: String,
  value: value.replace(unprintable, '').slice(0, MAX_LETTERS),
});

/** A cell of a spreadsheet: numbers, amounts, days and times are such, a text is never a formula. Times are those of India. */
function cellOf(value: CsvCell): CellObject | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'object') return { type: Number, value: value.paise / 100, format: '#,##0.00' };
  if (typeof value === 'number') return { type: Number, value };
  if (typeof value === 'boolean') return text(value ? 'Yes' : 'No');
  if (isIsoDate(value)) return { type: Date, value: new Date(`${value}T00:00:00Z`), format: 'dd mmm yyyy' };
  if (instant.test(value) && !Number.isNaN(Date.parse(value)))
    return { type: Date, value: new Date(Date.parse(value) + INDIA_MS), format: 'dd mmm yyyy hh:mm' };
  return text(value);
}

/** A sheet as the bytes of an Excel workbook; its first line, the headings, stays in view. The library is loaded with the first one. */
export async function toXlsx([headings = [], ...lines]: readonly (readonly CsvCell[])[]): Promise<
  Uint8Array<ArrayBuffer>
> {
  const { default: write } = await import('write-excel-file/universal');
  const sheet = [
    headings.map((heading) => ({ ...text(String(heading)), fontWeight: 'bold' as const })),
    ...lines.map((line) => line.map(cellOf)),
  ];
  const workbook = write(sheet, { stickyRowsCount: 1, columns: headings.map(() => ({ width: 18 })) });
  return new Uint8Array(await (await workbook.toBlob()).arrayBuffer());
}
