import type { CsvCell } from 'shared/domain/csv';
import { rupeeText } from 'shared/domain/money';
import type { ApiRecord } from './definition';

/** CSV columns that hold a field as it is: `{ Name: 'name' }`. */
export function csvFields(fields: Readonly<Record<string, string>>): Record<string, (record: ApiRecord) => CsvCell> {
  return Object.fromEntries(
    Object.entries(fields).map(([header, field]) => [header, (record: ApiRecord) => record[field] as CsvCell]),
  );
}

/** An amount as a CSV holds it: rupees with 2 decimals; one below 0 is a number, so that it isn't guarded as a formula. */
export function amountCell(paise: unknown): CsvCell {
  if (typeof paise !== 'number') return '';
  return paise < 0 ? paise / 100 : rupeeText(paise);
}
