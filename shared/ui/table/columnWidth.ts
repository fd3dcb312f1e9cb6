import type { StoredRecord } from 'shared/platform';
import type { Column, ColumnKind } from './column';

/** What each kind needs, in px with its padding; numbers, dates and the like never need more. */
const widths: Readonly<Record<ColumnKind, number>> = { text: 128, email: 168, number: 96, money: 144, date: 124, status: 120, phone: 144 };
const growing: ReadonlySet<ColumnKind> = new Set(['text', 'email']);
const FIRST = 176;

/** The column's width: its own, else its kind's; text shares what is left (undefined). */
export function columnWidth<T extends StoredRecord>({ width, kind = 'text' }: Column<T>): number | string | undefined {
  return width ?? (growing.has(kind) ? undefined : widths[kind]);
}

/** Whether the column stands at the right, as numbers do. */
export function isAtRight<T extends StoredRecord>({ kind }: Column<T>): boolean {
  return kind === 'number' || kind === 'money';
}

function needs<T extends StoredRecord>({ width, kind = 'text' }: Column<T>, index: number): number {
  if (typeof width === 'number') return width;
  return index === 0 ? Math.max(FIRST, widths[kind]) : widths[kind];
}

/**
 * The columns that fit into a width, of which `beside` px are taken by checkboxes and actions: columns of
 * priority 3 give way first, then those of 2. Undefined when the rest doesn't fit either: time for cards.
 */
export function fittingColumns<T extends StoredRecord>(columns: readonly Column<T>[], width: number, beside: number): readonly Column<T>[] | undefined {
  for (const most of [3, 2, 1]) {
    const kept = columns.filter(({ priority = 1 }) => priority <= most);
    if (kept.reduce((sum, column, index) => sum + needs(column, index), beside) <= width) return kept;
  }
  return undefined;
}
