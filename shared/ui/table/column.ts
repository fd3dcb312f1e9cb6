import type { StoredRecord } from 'shared/platform';
import type { ReactNode } from 'react';
import type { Currency } from '../format';
import type { Tone } from '../cells/StatusDot';

/** How a cell is shown; numbers and money stand at the right with tabular figures. */
export type ColumnKind = 'text' | 'number' | 'money' | 'date' | 'status' | 'phone' | 'email';

/** One column of a table, as data. */
export interface Column<T extends StoredRecord> {
  /** The record's field; also the name the API sorts by. A computed column has a name of its own and `render`. */
  key: (keyof T & string) | `computed:${string}`;
  title: string;
  /** By default `text`. */
  kind?: ColumnKind;
  /** The tone of each status word; words not named are neutral. */
  tones?: Readonly<Record<string, Tone>>;
  /** The currency of a money column. By default rupees. */
  currency?: Currency;
  /** Replaces the cell's content. */
  render?: (row: T) => ReactNode;
  /** Whether the header sorts by this column on the server. By default false. */
  sortable?: boolean;
  /** CSS width; without one the column takes what its content needs. */
  width?: number | string;
  /** What gives way where not all columns fit: 3 first, then 2. Cards show all. By default 1. */
  priority?: 1 | 2 | 3;
}
