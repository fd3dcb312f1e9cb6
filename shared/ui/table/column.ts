import type { ReactNode } from 'react';
import type { StoredRecord } from 'shared/platform';
import { NOTHING, type Tone } from '../cells';
import { type Currency, formatDate, formatMoney, formatNumber } from '../format';

/**
 * How a cell is rendered; numbers and money are right-aligned with tabular figures. A code, such as an invoice number,
 * is text that is never truncated.
 */
export type ColumnKind = 'text' | 'code' | 'number' | 'money' | 'date' | 'status' | 'phone' | 'email';

interface ColumnFacts<T extends StoredRecord> {
  /**
   * The record's field; also the API's sort key. A computed column has its own key and a `value`, `text` or `render`.
   */
  key: (keyof T & string) | `computed:${string}`;
  title: string;
  /** By default `text`. */
  kind?: ColumnKind;
  /** The cell's value, for its kind. By default the record's field. */
  value?: (row: T) => unknown;
  /** The tone of each status; others are neutral. */
  tones?: Readonly<Record<string, Tone>>;
  /** The currency of a money column. By default rupees. */
  currency?: Currency | ((row: T) => Currency);
  /** Whether the header sorts by this column on the server. By default false. */
  sortable?: boolean;
  /** Long text wraps instead of being truncated. By default false. */
  wraps?: boolean;
  /**
   * The cell's link: `({ companyId }) => linkTo('company', companyId)`. By default none; the first column uses the
   * table's `rowLink`.
   */
  to?: (row: T) => string | undefined;
  /**
   * The order in which columns shrink and are then hidden if they don't fit: 3 first, then 2. Cards show all. By
   * default 1.
   */
  priority?: 1 | 2 | 3;
}

/** A column is as wide as its longest text: custom cells declare their text or width. */
type ColumnContent<T extends StoredRecord> =
  | {
      /** The cell's text. By default the value formatted by kind. */
      text?: (row: T) => string;
      render?: undefined;
    }
  | {
      /** Replaces the cell's content. */
      render: (row: T) => ReactNode;
      /** Its text, on one line. */
      text: (row: T) => string;
      /** Width of an icon next to the text, in px. By default 0. */
      beside?: number | ((row: T) => number);
    }
  | {
      render: (row: T) => ReactNode;
      text?: undefined;
      /** Width of other content, in px: buttons. */
      width: number;
    };

/** One column of a table, as data. */
export type Column<T extends StoredRecord> = ColumnFacts<T> & ColumnContent<T>;

/** How columns of a kind use their width. */
export interface KindFacts {
  /** The column's minimum width, in px including padding; Infinity if never truncated. */
  least: number;
  /** Accepts spare width. By default false. */
  takesSpare?: boolean;
  /** Right-aligned, like numbers. By default false. */
  isAtRight?: boolean;
  /** Uses tabular figures. By default false. */
  isTabular?: boolean;
  /** Width next to the text, in px: a status's dot. By default 0. */
  beside?: number;
  /** Long text wraps to a second line before it is truncated. By default false. */
  folds?: boolean;
  /** Typical content, before any row is loaded. */
  typical: string;
}

/** Each kind's facts. */
const columnKinds: Readonly<Record<ColumnKind, KindFacts>> = {
  text: { least: 120, takesSpare: true, folds: true, typical: 'Sixteen letters.' },
  email: { least: 240, takesSpare: true, folds: true, typical: 'someone@example.com' },
  code: { least: 200, folds: true, typical: 'INV/26-27/0001' },
  number: { least: Infinity, isAtRight: true, isTabular: true, typical: '1,000' },
  money: { least: Infinity, isAtRight: true, isTabular: true, typical: '₹1,20,000.00' },
  date: { least: Infinity, isTabular: true, typical: '28 Sep 2026' },
  status: { least: Infinity, beside: 16, typical: 'Inactive' },
  phone: { least: Infinity, isTabular: true, typical: '9876500101' },
};

/** The facts of a column's kind. */
export function kindOf<T extends StoredRecord>({ kind = 'text' }: Pick<Column<T>, 'kind'>): KindFacts {
  return columnKinds[kind];
}

/** Whether the column is right-aligned. */
export function isAtRight<T extends StoredRecord>(column: Pick<Column<T>, 'kind'>): boolean {
  return kindOf(column).isAtRight ?? false;
}

/** A cell's raw value: the column's, otherwise the record's field. */
export function cellValue<T extends StoredRecord>(column: Column<T>, row: T): unknown {
  return column.value ? column.value(row) : (row as Record<string, unknown>)[column.key];
}

/** The currency of a cell. */
export function currencyOf<T extends StoredRecord>({ currency }: Column<T>, row: T): Currency | undefined {
  return typeof currency === 'function' ? currency(row) : currency;
}

/** A value formatted by kind; an en dash if empty. */
export function writtenValue(value: unknown, kind: ColumnKind = 'text', currency?: Currency): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (kind === 'money' && typeof value === 'number') return formatMoney(value, currency);
  if (kind === 'number' && typeof value === 'number') return formatNumber(value);
  return kind === 'date' ? formatDate(String(value)) : String(value);
}

/** A cell's plain text; empty if it only has custom content. */
export function cellText<T extends StoredRecord>(column: Column<T>, row: T): string {
  if (column.text) return column.text(row);
  return column.render ? '' : writtenValue(cellValue(column, row), column.kind, currencyOf(column, row));
}

/** Whether the column's long text wraps to a second line: never custom content or columns that wrap anyway. */
export const folds = <T extends StoredRecord>(column: Column<T>): boolean =>
  !column.render && !column.wraps && (kindOf(column).folds ?? false);

const dashes: readonly string[] = ['', NOTHING, '—'];

/** Whether a cell is empty: cards leave it out. */
export function isEmptyCell<T extends StoredRecord>(column: Column<T>, row: T): boolean {
  if (column.text || !column.render) return dashes.includes(cellText(column, row));
  const stored = (row as Record<string, unknown>)[column.key];
  return stored === '' || stored === null;
}
