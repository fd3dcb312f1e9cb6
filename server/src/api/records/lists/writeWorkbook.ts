import type { CsvCell } from 'shared/domain/tables/csv';
import { toXlsx } from 'shared/domain/tables/toXlsx';

/** Lines of cells as the bytes of an Excel workbook. The lines come as JSON, a list in each part: to copy every cell between threads would take the asking one longer. */
export const writeWorkbook = (parts: readonly Uint8Array[]): Promise<Uint8Array> =>
  toXlsx(parts.flatMap((part) => JSON.parse(new TextDecoder().decode(part)) as CsvCell[][]));
