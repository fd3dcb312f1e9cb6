import type { CsvCell } from 'shared/domain/tables/csv';

/** CSV columns with a field's plain value: `{ Name: 'name' }`. */
export function csvFields<F extends string>(
  fields: Readonly<Record<string, F>>,
): Record<string, (record: Readonly<Record<F, unknown>>) => CsvCell> {
  return Object.fromEntries(
    Object.entries(fields).map(([header, field]) => [header, (record) => record[field] as CsvCell]),
  );
}

/** An amount in a file; empty without one. */
export const amountCell = (paise: unknown): CsvCell => (typeof paise === 'number' ? { paise } : '');
