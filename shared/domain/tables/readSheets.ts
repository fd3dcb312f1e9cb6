import { MOST_COLUMNS } from './checkWorkbook';
import { isPdf } from './isPdf';
import type { Line } from './parseLines';

/** A sheet of a file: its name, and its lines, cell by cell. */
export interface ReadSheet {
  name: string;
  lines: Line[];
}

const beginsWith = (bytes: Uint8Array, ...first: number[]) => first.every((byte, place) => bytes[place] === byte);

/** One sheet of text. Throws where a line reaches far beyond any table. */
function ofText(name: string, lines: Line[]): ReadSheet[] {
  const far = lines.find(({ cells }) => cells.length > MOST_COLUMNS);
  if (far)
    throw new Error(
      `Line ${far.line} of this file has ${far.cells.length} cells. Delete what lies far away from the table: at most ${MOST_COLUMNS} columns are read.`,
    );
  return [{ name, lines }];
}

/**
 * Reads a file of CSV or Excel, by what it holds and not by its name: banks call a web page `.xls`. Returns one sheet of CSV or
 * of a web page, or those of a workbook that hold something. Throws a sentence for an old workbook and a PDF, and for what is
 * neither. It takes seconds at worst, so screens have it done by `useReadTable` of `shared/platform`.
 */
export async function readSheets(file: { name?: string; arrayBuffer(): Promise<ArrayBuffer> }): Promise<ReadSheet[]> {
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new Error('This is a workbook of an old Excel. Open it, save it as .xlsx and choose it again.');
  if (isPdf(bytes)) throw new Error('This is a PDF. Ask for it as CSV or Excel.');
  const { csvLines, numbered } = await import('./csvLines');
  if (beginsWith(bytes, 0x50, 0x4b)) {
    const { readXlsx } = await import('./readXlsx');
    return (await readXlsx(buffer))
      .filter(({ lines }) => lines.length > 0)
      .map(({ name, lines }) => ({ name, lines: numbered(lines) }));
  }
  const { decodeText } = await import('./decodeText');
  const text = decodeText(bytes);
  const name = file.name ?? '';
  if (!/^\s*</.test(text)) return ofText(name, csvLines(text));
  const { htmlLines } = await import('./htmlLines');
  const lines = numbered(htmlLines(text));
  if (lines.length === 0)
    throw new Error('This is a web page without a table. Open it in Excel, save it as .xlsx and choose it again.');
  return ofText(name, lines);
}
