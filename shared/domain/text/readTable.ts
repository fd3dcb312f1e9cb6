import { openTable } from './openTable';
import type { ParsedCsv } from './parseCsv';

/** The largest file, in bytes. */
const MOST = 8 * 1024 * 1024;

/** Reads the first sheet of a file as `openTable` does. Throws also for what is too large. */
export async function readTable(
  file: { size: number; arrayBuffer(): Promise<ArrayBuffer> },
  isKnown: (heading: string) => boolean,
): Promise<ParsedCsv> {
  if (file.size > MOST) throw new Error('Choose a file of at most 8 MB.');
  return (await openTable(file)).parse(0, isKnown);
}
