import type { StoredRecord } from 'shared/platform';
import type { Column, ColumnKind } from './column';

/** How the columns of a kind take their room. */
export interface KindFacts {
  /** What the column keeps at least where room is short, in px with its padding; Infinity for what is never cut. */
  least: number;
  /** Spare room is given to it. By default false. */
  takesSpare?: boolean;
  /** Stands at the right, as numbers do. By default false. */
  isAtRight?: boolean;
  /** Its figures are all of one width. By default false. */
  isTabular?: boolean;
  /** What stands beside the text, in px: a status's dot. By default 0. */
  beside?: number;
  /** The content most rows have, for the time before any row is known. */
  typical: string;
}

/** Each kind's facts. */
const columnKinds: Readonly<Record<ColumnKind, KindFacts>> = {
  text: { least: 120, takesSpare: true, typical: 'Sixteen letters.' },
  email: { least: 176, takesSpare: true, typical: 'someone@example.com' },
  code: { least: 200, typical: 'INV/26-27/0001' },
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

/** Whether the column stands at the right, as numbers do. */
export function isAtRight<T extends StoredRecord>(column: Pick<Column<T>, 'kind'>): boolean {
  return kindOf(column).isAtRight ?? false;
}
