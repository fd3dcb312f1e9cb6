import type { StoredRecord } from 'shared/platform';
import type { Column, ColumnKind } from './column';

/** What each kind needs at most, in px; text shares what is left. */
const widths: Partial<Record<ColumnKind, number>> = { number: 104, money: 152, date: 124, status: 132, phone: 144 };

/** The column's width: its own, else its kind's, else a share of the rest. */
export function columnWidth<T extends StoredRecord>({ width, kind = 'text' }: Column<T>): number | string | undefined {
  return width ?? widths[kind];
}

/** Whether the column stands at the right, as numbers do. */
export function isAtRight<T extends StoredRecord>({ kind }: Column<T>): boolean {
  return kind === 'number' || kind === 'money';
}
