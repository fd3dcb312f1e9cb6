import type { CsvCell } from 'shared/domain/csv';
import type { ApiRecord } from '../resource/definition';

/** CSV columns that hold a field as it is: `{ Name: 'name' }`. */
export function csvFields(fields: Readonly<Record<string, string>>): Record<string, (record: ApiRecord) => CsvCell> {
  return Object.fromEntries(
    Object.entries(fields).map(([header, field]) => [header, (record: ApiRecord) => record[field] as CsvCell]),
  );
}
