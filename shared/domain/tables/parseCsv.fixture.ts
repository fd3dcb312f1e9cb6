import { csvLines } from './csvLines';
import { type ParsedCsv, parseLines } from './parseLines';

/** Reads a CSV file, as an import does. */
export const parseCsv = (file: string, isKnown?: (heading: string) => boolean): ParsedCsv =>
  parseLines(csvLines(file), isKnown);
