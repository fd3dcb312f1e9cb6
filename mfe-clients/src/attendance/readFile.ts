import { columnOf } from 'shared/domain/attendance/importColumns';
import { dayOfHeading } from 'shared/domain/attendance/readRegister';
import type { ParsedCsv } from 'shared/domain/text/parseCsv';

/** The largest file, in bytes. */
const MOST = 8 * 1024 * 1024;

/** What a ZIP archive begins with, as every workbook does. */
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Reads a register or a punch machine's file, of CSV or Excel: of a workbook the first sheet that holds something. Throws for what is too large or neither. */
export async function readFile(file: File, month: string): Promise<ParsedCsv> {
  if (file.size > MOST) throw new Error('Choose a file of at most 8 MB.');
  const isKnown = (heading: string) => columnOf(heading) !== undefined || dayOfHeading(heading, month) !== undefined;
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  const { parseCsv, parseLines } = await import('shared/domain/text/parseCsv');
  if (isZip(bytes)) {
    const { readXlsx } = await import('shared/domain/text/readXlsx');
    const sheets = await readXlsx(buffer);
    return parseLines(sheets.find(({ lines }) => lines.length > 0)?.lines ?? [], isKnown);
  }
  const { decodeText } = await import('shared/domain/text/decodeText');
  return parseCsv(decodeText(bytes), isKnown);
}
