/** The documents that table 13 counts, by the portal's names and codes. */
export const issuedNatures = [
  { type: 'Invoice', code: 1, title: 'Invoices for outward supply' },
  { type: 'Self-invoice', code: 2, title: 'Invoices for inward supply from unregistered person' },
  { type: 'Debit note', code: 4, title: 'Debit Note' },
  { type: 'Credit note', code: 5, title: 'Credit Note' },
  { type: 'Receipt voucher', code: 6, title: 'Receipt voucher' },
  { type: 'Payment voucher', code: 7, title: 'Payment Voucher' },
  { type: 'Refund voucher', code: 8, title: 'Refund voucher' },
] as const;
type IssuedType = (typeof issuedNatures)[number]['type'];

/** A series of which documents were issued (table 13). */
export interface IssuedSeries {
  type: IssuedType;
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
  type: IssuedType,
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
