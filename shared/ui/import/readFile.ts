import type { ParsedCsv } from 'shared/domain/text/parseCsv';
import type { Sheet } from 'shared/domain/text/readXlsx';

/** A chosen file, read: one sheet of CSV, or those of a workbook that hold something. */
export interface ReadFile {
  sheets: string[];
  /** Reads a sheet, by its place. `isKnown` says of a heading whether it means a field. */
  parse(sheet: number, isKnown: (heading: string) => boolean): ParsedCsv;
}

/** What a ZIP archive begins with, as every workbook does. */
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Reads a file of CSV or Excel; the code for either is loaded with the first one. Throws for what is neither. */
export async function readFile(file: File): Promise<ReadFile> {
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  const { parseCsv, parseLines } = await import('shared/domain/text/parseCsv');
  if (isZip(bytes)) {
    const { readXlsx } = await import('shared/domain/text/readXlsx');
    const sheets: Sheet[] = (await readXlsx(buffer)).filter(({ lines }) => lines.length > 0);
    return {
      sheets: sheets.map(({ name }) => name),
      parse: (sheet, isKnown) => parseLines(sheets[sheet]?.lines ?? [], isKnown),
    };
  }
  const { decodeText } = await import('shared/domain/text/decodeText');
  const text = decodeText(bytes);
  return { sheets: [file.name], parse: (_, isKnown) => parseCsv(text, isKnown) };
}
