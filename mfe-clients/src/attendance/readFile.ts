import { columnOf } from 'shared/domain/attendance/importColumns';
import { dayOfHeading } from 'shared/domain/attendance/readRegister';
import type { ParsedCsv } from 'shared/domain/text/parseCsv';
import { readTable } from 'shared/domain/text/readTable';

/** Reads a register or a punch machine's file, of CSV or Excel. Throws for what is too large or neither. */
export const readFile = (file: File, month: string): Promise<ParsedCsv> =>
  readTable(file, (heading) => columnOf(heading) !== undefined || dayOfHeading(heading, month) !== undefined);
