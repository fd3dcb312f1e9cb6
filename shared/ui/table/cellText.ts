import type { StoredRecord } from 'shared/platform';
import { NOTHING } from '../cells/values';
import { type Currency, formatDate, formatMoney, formatNumber } from '../format';
import type { Column, ColumnKind } from './column';

/** What a cell shows of its row, before it is written: the column's value, else the record's field. */
export function cellValue<T extends StoredRecord>(column: Column<T>, row: T): unknown {
  return column.value ? column.value(row) : (row as Record<string, unknown>)[column.key];
}

/** The currency of a cell. */
export function currencyOf<T extends StoredRecord>({ currency }: Column<T>, row: T): Currency | undefined {
  return typeof currency === 'function' ? currency(row) : currency;
}

/** A value as its kind is written; an en dash for nothing. */
export function writtenValue(value: unknown, kind: ColumnKind = 'text', currency?: Currency): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (kind === 'money' && typeof value === 'number') return formatMoney(value, currency);
  if (kind === 'number' && typeof value === 'number') return formatNumber(value);
  return kind === 'date' ? formatDate(String(value)) : String(value);
}

/** What a cell says, as plain text; empty for one that only its own content tells. */
export function cellText<T extends StoredRecord>(column: Column<T>, row: T): string {
  if (column.text) return column.text(row);
  return column.render ? '' : writtenValue(cellValue(column, row), column.kind, currencyOf(column, row));
}
