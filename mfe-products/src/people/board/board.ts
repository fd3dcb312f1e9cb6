import type { ReactNode } from 'react';
import type { StoredRecord } from 'shared/platform';
import type { Tone } from 'shared/ui';

/** Records shown on a board, in a column for each value of one field. */
export interface Board<R extends StoredRecord, C extends string> {
  /** Where the API keeps them: `candidates`. */
  path: string;
  /** Several of them in the middle of a sentence. */
  many: string;
  /** The field that says in which column one is. */
  field: keyof R & string;
  /** The level of its columns' headings; its cards' are one below. */
  level: 2 | 3;
  columns: readonly C[];
  tones: Readonly<Record<C, Tone>>;
  titleOf: (row: R) => string;
  /** The heading of a card. By default its title. */
  heading?: (row: R) => ReactNode;
  /** A card's text below its title. */
  body: (row: R) => ReactNode;
  /** At the right of a card's title, before its menu. By default nothing. */
  aside?: (row: R) => ReactNode;
  /** Where the records of a column that don't fit are. By default nowhere. */
  restOf?: (column: C) => string;
}
