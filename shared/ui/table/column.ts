import type { ReactNode } from 'react';
import type { StoredRecord } from 'shared/platform';
import type { Tone } from '../cells/StatusDot';
import type { Currency } from '../format';

/** How a cell is shown; numbers and money stand at the right with tabular figures. A code is a text such as an invoice's number: of no use when it is cut. */
export type ColumnKind = 'text' | 'code' | 'number' | 'money' | 'date' | 'status' | 'phone' | 'email';

interface ColumnFacts<T extends StoredRecord> {
  /** The record's field; also the name the API sorts by. A computed column has a name of its own and a `value`, `text` or `render`. */
  key: (keyof T & string) | `computed:${string}`;
  title: string;
  /** By default `text`. */
  kind?: ColumnKind;
  /** What is shown, as its kind is. By default the record's field of that key. */
  value?: (row: T) => unknown;
  /** The tone of each status word; words not named are neutral. */
  tones?: Readonly<Record<string, Tone>>;
  /** The currency of a money column. By default rupees. */
  currency?: Currency | ((row: T) => Currency);
  /** Whether the header sorts by this column on the server. By default false. */
  sortable?: boolean;
  /** Long text takes several lines in place of an ellipsis. By default false. */
  wraps?: boolean;
  /** What gives way where not all columns fit: 3 first, then 2. First the text gets shorter, then the column is left out. Cards show all. By default 1. */
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
      /** What it says, on one line. */
      text: (row: T) => string;
      /** What stands beside the text, an icon, in px. By default 0. */
      beside?: number | ((row: T) => number);
    }
  | {
      render: (row: T) => ReactNode;
      text?: undefined;
      /** How wide the content is, in px: buttons. */
      width: number;
    };

/** One column of a table, as data. */
export type Column<T extends StoredRecord> = ColumnFacts<T> & ColumnContent<T>;
