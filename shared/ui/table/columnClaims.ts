import type { StoredRecord } from 'shared/platform';
import type { Claim } from './allotWidths';
import { cellText, writtenValue } from './cellText';
import type { Column } from './column';
import { type KindFacts, kindOf } from './columnKinds';
import { textWidth } from './textWidth';

/** Totals below the rows, one a column key: a number is written as its column's kind is. */
export type Footer = Readonly<Partial<Record<string, string | number | null>>>;

/** What a cell has left and right of its content, in px; the first and the last of a row have 6 more. */
const PADDING = 20;
const AT_THE_EDGE = 6;
/** Between a sortable title and the end of its arrow, in px. */
const SORT_ICON = 18;
/** What a line may be wider in the browser than the sum of its characters, in px. */
const ROUNDING = 2;
/** The figure that is as wide as all are in tables. */
const ONE_OF_FIGURES = '2';
/** What says its own width. */
const fixed: KindFacts = { least: Infinity, typical: '' };
/** What the first column, the one that names the row, keeps at least. */
const LEAST_OF_THE_FIRST = 168;

/** A title may take two lines: the wider one, at its best break. */
export function titleWidth(title: string): number {
  const words = title.split(' ');
  const width = (from: number, to?: number) => textWidth(words.slice(from, to).join(' '), 12, 600);
  return Math.min(...words.map((_, cut) => Math.max(width(0, cut), width(cut))));
}

/** What stands beside a cell's text, in px. */
function besideOf<T extends StoredRecord>(column: Column<T>, row: T): number {
  const own = 'beside' in column ? column.beside : undefined;
  return typeof own === 'function' ? own(row) : (own ?? 0);
}

/** The longest content of the rows, without padding. */
export function contentWidth<T extends StoredRecord>(column: Column<T>, rows: readonly T[], weight: number): number {
  if ('width' in column) return column.width;
  const { isTabular, beside = 0, typical } = kindOf(column);
  const drawn = (text: string) => textWidth(isTabular ? text.replace(/\d/g, ONE_OF_FIGURES) : text, 14, weight);
  return (
    beside +
    (rows.length > 0
      ? Math.max(...rows.map((row) => drawn(cellText(column, row)) + besideOf(column, row)))
      : drawn(typical))
  );
}

/** A total as it is written. */
export function footerText<T extends StoredRecord>(
  column: Column<T>,
  value: string | number | null | undefined,
): string {
  if (value === undefined) return '';
  return typeof value === 'string'
    ? value
    : writtenValue(value, column.kind, typeof column.currency === 'string' ? column.currency : undefined);
}

/** What each column asks, from what it has: the width of its content, its title, its total. `atTheEdge`: whether the first and the last stand at the table's edge. */
export function columnClaims<T extends StoredRecord>(
  columns: readonly Column<T>[],
  contents: readonly number[],
  footer: Footer,
  atTheEdge: { first: boolean; last: boolean },
): Claim[] {
  return columns.map((column, place) => {
    const { least, takesSpare = false, isTabular } = 'width' in column ? fixed : kindOf(column);
    const total = footerText(column, footer[column.key]);
    const edges =
      (place === 0 && atTheEdge.first ? AT_THE_EDGE : 0) +
      (place === columns.length - 1 && atTheEdge.last ? AT_THE_EDGE : 0);
    const around = PADDING + ROUNDING + edges;
    const never =
      Math.max(
        titleWidth(column.title) + (column.sortable ? SORT_ICON : 0),
        textWidth(isTabular ? total.replace(/\d/g, ONE_OF_FIGURES) : total, 14, 700),
      ) + around;
    const need = Math.ceil(Math.max((contents[place] ?? 0) + around, never));
    return {
      need,
      least: Math.ceil(Math.max(never, Math.min(need, place === 0 ? Math.max(least, LEAST_OF_THE_FIRST) : least))),
      priority: column.priority ?? 1,
      takesSpare,
    };
  });
}
