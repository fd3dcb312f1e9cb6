import type { ReactNode } from 'react';
import type { StoredRecord } from 'shared/platform';
import { NOTHING, type Tone } from '../cells';
import { type Currency, formatDate, formatMoney, formatNumber } from '../format';

/** How a cell is shown; numbers and money are at the right with tabular figures. A code is a text such as an invoice's number: of no use when it is cut. */
export type ColumnKind = 'text' | 'code' | 'number' | 'money' | 'date' | 'status' | 'phone' | 'email';

interface ColumnFacts<T extends StoredRecord> {
  /** The record's field; also the name the API sorts by. A computed column has a name of its own and a `value`, `text` or `render`. */
  key: (keyof T & string) | `computed:${string}`;
  title: string;
  /** By default `text`. */
  kind?: ColumnKind;
  /** The cell's value, for its kind. By default the record's field of that key. */
  value?: (row: T) => unknown;
  /** The tone of each status word; words not named are neutral. */
  tones?: Readonly<Record<string, Tone>>;
  /** The currency of a money column. By default rupees. */
  currency?: Currency | ((row: T) => Currency);
  /** Whether the header sorts by this column on the server. By default false. */
  sortable?: boolean;
  /** Long text takes several lines instead of an ellipsis. By default false. */
  wraps?: boolean;
  /**
   * The cell's link: `({ companyId }) => linkTo('company', companyId)`. By default none, the first column to the
   * table's `rowLink`.
   */
  to?: (row: T) => string | undefined;
  /**
   * The order in which columns give way where not all fit: 3 first, then 2. First the text gets shorter, then the
   * column is left out. Cards show all. By default 1.
   */
  priority?: 1 | 2 | 3;
}

/** A column is as wide as its longest text: a cell that shows something of its own says its text, or else how wide it is. */
type ColumnContent<T extends StoredRecord> =
  | {
      /** The cell's text. By default the value as its kind is written. */
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

/** How the columns of a kind use their room. */
export interface KindFacts {
  /** The least width of the column, in px with its padding; Infinity for one that is never cut. */
  least: number;
  /** Spare room is given to it. By default false. */
  takesSpare?: boolean;
  /** Stands at the right, as numbers do. By default false. */
  isAtRight?: boolean;
  /** Its figures are all of one width. By default false. */
  isTabular?: boolean;
  /** Width next to the text, in px: a status's dot. By default 0. */
  beside?: number;
  /** A text that is too long takes a second line before it is cut. By default false. */
  folds?: boolean;
  /** The content most rows have, for the time before any row is known. */
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

/** Whether the column is at the right, as numbers do. */
export function isAtRight<T extends StoredRecord>(column: Pick<Column<T>, 'kind'>): boolean {
  return kindOf(column).isAtRight ?? false;
}

/** A cell's value before formatting: the column's, else the record's field. */
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

/** A cell's plain text; empty where only its own content has any. */
export function cellText<T extends StoredRecord>(column: Column<T>, row: T): string {
  if (column.text) return column.text(row);
  return column.render ? '' : writtenValue(cellValue(column, row), column.kind, currencyOf(column, row));
}

/**
 * Whether a long text of the column takes a second line: never custom content, nor columns that take as many lines as
 * they need.
 */
export const folds = <T extends StoredRecord>(column: Column<T>): boolean =>
  !column.render && !column.wraps && (kindOf(column).folds ?? false);

const dashes: readonly string[] = ['', NOTHING, '—'];

/** Whether a cell is empty: a card leaves it out. */
export function isEmptyCell<T extends StoredRecord>(column: Column<T>, row: T): boolean {
  if (column.text || !column.render) return dashes.includes(cellText(column, row));
  const stored = (row as Record<string, unknown>)[column.key];
  return stored === '' || stored === null;
}
