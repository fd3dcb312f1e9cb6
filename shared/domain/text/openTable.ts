import { isPdf } from './isPdf';
import type { Cells, ParsedCsv } from './parseCsv';

/** A chosen file, read: one sheet of CSV or of a web page, or those of a workbook that hold something. */
export interface OpenTable {
  sheets: string[];
  /** The lines of a sheet as they stand, by its place, for files that have more than one table. */
  lines(sheet: number): readonly Cells[];
  /** Reads a sheet, by its place. `isKnown` says of a heading whether it means a field. */
  parse(sheet: number, isKnown: (heading: string) => boolean): ParsedCsv;
}

const beginsWith = (bytes: Uint8Array, ...first: number[]) => first.every((byte, place) => bytes[place] === byte);

/**
 * Reads a file of CSV or Excel, by what it holds and not by its name: banks call a web page `.xls`. The code for each kind is
 * loaded with the first one. Throws a sentence for an old workbook and a PDF, and for what is neither.
 */
export async function openTable(file: { name?: string; arrayBuffer(): Promise<ArrayBuffer> }): Promise<OpenTable> {
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new Error('This is a workbook of an old Excel. Open it, save it as .xlsx and choose it again.');
  if (isPdf(bytes)) throw new Error('This is a PDF. Ask for it as CSV or Excel.');
  const { parseCsv, parseLines } = await import('./parseCsv');
  if (beginsWith(bytes, 0x50, 0x4b)) {
    const { readXlsx } = await import('./readXlsx');
    const sheets = (await readXlsx(buffer)).filter(({ lines }) => lines.length > 0);
    return {
      sheets: sheets.map(({ name }) => name),
      lines: (sheet) => sheets[sheet]?.lines ?? [],
      parse: (sheet, isKnown) => parseLines(sheets[sheet]?.lines ?? [], isKnown),
    };
  }
  const { decodeText } = await import('./decodeText');
  const text = decodeText(bytes);
  const sheets = [file.name ?? ''];
  if (!/^\s*</.test(text)) {
    const { csvLines } = await import('./csvLines');
    return { sheets, lines: () => csvLines(text), parse: (_, isKnown) => parseCsv(text, isKnown) };
  }
  const { htmlLines } = await import('./htmlLines');
  const lines = htmlLines(text);
  if (lines.length === 0)
    throw new Error('This is a web page without a table. Open it in Excel, save it as .xlsx and choose it again.');
  return { sheets, lines: () => lines, parse: (_, isKnown) => parseLines(lines, isKnown) };
}
