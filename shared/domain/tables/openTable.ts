import { type Cells, type ParsedCsv, parseLines } from './parseLines';
import type { ReadSheet } from './readSheets';

/** A chosen file, read: one sheet of CSV or of a web page, or a workbook's filled ones. */
export interface OpenTable {
  sheets: string[];
  /** The lines of a sheet as they are, by its place, for files that have more than one table. */
  lines(sheet: number): readonly Cells[];
  /** Reads a sheet, by its place. `isKnown` says of a heading whether it means a field. */
  parse(sheet: number, isKnown: (heading: string) => boolean): ParsedCsv;
}

/** Opens the content of a file. */
export const openTable = (sheets: readonly ReadSheet[]): OpenTable => ({
  sheets: sheets.map(({ name }) => name),
  lines: (sheet) => sheets[sheet]?.lines.map(({ cells }) => cells) ?? [],
  parse: (sheet, isKnown) => parseLines(sheets[sheet]?.lines ?? [], isKnown),
});
