import type { ReactNode } from 'react';
import type { StoredRecord } from 'shared/platform';
import type { Tone } from 'shared/ui';

/** Records shown on a board, in a column for each value of one field. */
export interface Board<R extends StoredRecord, C extends string> {
  /** The API path: `candidates`. */
  path: string;
  /** The plural within a sentence. */
  many: string;
  /** The field that decides a record's column. */
  field: keyof R & string;
  /** The heading level of its columns; cards are one below. */
  level: 2 | 3;
  columns: readonly C[];
  tones: Readonly<Record<C, Tone>>;
  titleOf: (row: R) => string;
  /** The heading of a card. By default its title. */
  heading?: (row: R) => ReactNode;
  /** A card's text below its title. */
  body: (row: R) => ReactNode;
  /** Shown at the right of a card's title, before its menu. By default nothing. */
  aside?: (row: R) => ReactNode;
  /** The path of a column's remaining records. By default none. */
  restOf?: (column: C) => string;
}
