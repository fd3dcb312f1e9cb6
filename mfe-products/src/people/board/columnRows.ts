import type { StoredRecord } from 'shared/platform';

function compareBy<R extends StoredRecord>(sort: string): (a: R, b: R) => number {
  const [key = ''] = (sort || '-id').split(',');
  const name = key.replace(/^-/, '') as keyof R;
  const sign = key.startsWith('-') ? -1 : 1;
  const text = (row: R) => String(row[name] ?? '').toLowerCase();
  return (a, b) => sign * (text(a) < text(b) ? -1 : text(a) > text(b) ? 1 : a.id < b.id ? -1 : 1);
}

/** A column of a board: its field, its value, and the sort order. */
export interface ColumnPlace<R> {
  field: keyof R & string;
  column: string;
  sort: string;
}

/** A column's cards while some are being moved into or out of it: each once, in list order. */
export function columnRows<R extends StoredRecord>(
  stored: readonly R[],
  moving: ReadonlyMap<string, R>,
  { field, column, sort }: ColumnPlace<R>,
): R[] {
  const staying = stored.filter((row) => (moving.get(row.id) ?? row)[field] === column);
  const arriving = [...moving.values()].filter(
    (row) => row[field] === column && !staying.some(({ id }) => id === row.id),
  );
  return arriving.length === 0 ? staying : [...staying, ...arriving].sort(compareBy<R>(sort));
}
