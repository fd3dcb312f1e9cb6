import type { ParsedCsv } from './parseCsv';

/** The largest file, in bytes. */
const MOST = 8 * 1024 * 1024;

/** What a ZIP archive begins with, as every workbook does. */
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/**
 * Reads a file of CSV or Excel, of a workbook the first sheet that holds something; the code for either is loaded with the
 * first one. `isKnown` says of a heading whether it means a field. Throws for what is too large or neither.
 */
export async function readTable(
  file: { size: number; arrayBuffer(): Promise<ArrayBuffer> },
  isKnown: (heading: string) => boolean,
): Promise<ParsedCsv> {
  if (file.size > MOST) throw new Error('Choose a file of at most 8 MB.');
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  const { parseCsv, parseLines } = await import('./parseCsv');
  if (isZip(bytes)) {
    const { readXlsx } = await import('./readXlsx');
    const sheets = await readXlsx(buffer);
    return parseLines(sheets.find(({ lines }) => lines.length > 0)?.lines ?? [], isKnown);
  }
  const { decodeText } = await import('./decodeText');
  return parseCsv(decodeText(bytes), isKnown);
}
