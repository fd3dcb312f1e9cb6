import type { CsvCell } from 'shared/domain/csv';
import { rupeeText } from 'shared/domain/money';

/** CSV columns that hold a field as it is: `{ Name: 'name' }`. */
export function csvFields<F extends string>(
  fields: Readonly<Record<string, F>>,
): Record<string, (record: Readonly<Record<F, unknown>>) => CsvCell> {
  return Object.fromEntries(
    Object.entries(fields).map(([header, field]) => [header, (record) => record[field] as CsvCell]),
  );
}

/** An amount as a CSV holds it: rupees with 2 decimals; one below 0 is a number, so that it isn't guarded as a formula. */
export function amountCell(paise: unknown): CsvCell {
  if (typeof paise !== 'number') return '';
  return paise < 0 ? paise / 100 : rupeeText(paise);
}
