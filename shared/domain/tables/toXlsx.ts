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

/**
 * A cell of a spreadsheet: numbers, amounts, days and times have their types, a text is never a formula. Times are
 * India's.
 */
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

type Lines = readonly (readonly CsvCell[])[];

/** Lines as a sheet's cells, the headings bold. */
const cellsOf = (lines: Lines, headings: number) =>
  lines.map((line, place) =>
    place === headings
      ? line.map((heading) => ({ ...text(String(heading)), fontWeight: 'bold' as const }))
      : line.map(cellOf),
  );

const shown = (lines: Lines, headings: number) => ({
  stickyRowsCount: headings + 1,
  columns: (lines[headings] ?? []).map(() => ({ width: 18 })),
});

/** A sheet as the bytes of an Excel workbook; its first line, the headings, stays in view. The library is loaded with the first one. */
export async function toXlsx(lines: Lines): Promise<Uint8Array<ArrayBuffer>> {
  const { default: write } = await import('write-excel-file/universal');
  const workbook = write(cellsOf(lines.length > 0 ? lines : [[]], 0), shown(lines, 0));
  return new Uint8Array(await (await workbook.toBlob()).arrayBuffer());
}

/**
 * Sheets as the bytes of an Excel workbook. `headings` is the place of the line of headings; lines above it stay in
 * view with it.
 */
export async function toSheets(
  sheets: readonly { name: string; lines: Lines; headings: number }[],
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: write } = await import('write-excel-file/universal');
  const workbook = write(
    sheets.map(({ name, lines, headings }) => ({
      sheet: name,
      data: cellsOf(lines, headings),
      ...shown(lines, headings),
    })),
  );
  return new Uint8Array(await (await workbook.toBlob()).arrayBuffer());
}
