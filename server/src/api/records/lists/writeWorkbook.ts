import type { CsvCell } from 'shared/domain/tables/csv';
import { toXlsx } from 'shared/domain/tables/toXlsx';

/**
 * Lines of cells as the bytes of an Excel workbook. The lines arrive as JSON, a list in each part, because copying
 * every cell between threads would take the caller longer.
 */
export const writeWorkbook = (parts: readonly Uint8Array[]): Promise<Uint8Array> =>
  toXlsx(parts.flatMap((part) => JSON.parse(new TextDecoder().decode(part)) as CsvCell[][]));
