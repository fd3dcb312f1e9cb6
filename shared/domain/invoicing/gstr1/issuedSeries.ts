import type { Gstr1Type } from './gstr1Document';

/** A series of which documents were issued (table 13). */
export interface IssuedSeries {
  type: Gstr1Type;
  /** The first and last number. */
  first: string;
  last: string;
  /** How many were issued, and how many of them were cancelled. */
  total: number;
  cancelled: number;
}

/** What a number has before its last digits: documents with the same are one series. */
const prefixOf = (number: string) => number.replace(/[0-9]+$/, '');
const byPlace = (a: string, b: string) => a.length - b.length || a.localeCompare(b);

/** The series of the documents of a type that were issued, cancelled ones too, by their prefixes. */
export function issuedSeries(
  type: Gstr1Type,
  issued: readonly { number: string; isCancelled: boolean }[],
): IssuedSeries[] {
  const series = new Map<string, IssuedSeries>();
  for (const { number, isCancelled } of issued) {
    const prefix = prefixOf(number);
    const row = series.get(prefix) ?? { type, first: number, last: number, total: 0, cancelled: 0 };
    series.set(prefix, row);
    if (byPlace(number, row.first) < 0) row.first = number;
    if (byPlace(number, row.last) > 0) row.last = number;
    row.total += 1;
    if (isCancelled) row.cancelled += 1;
  }
  return [...series.keys()].sort().flatMap((prefix) => series.get(prefix) ?? []);
}
