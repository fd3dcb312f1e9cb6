import { formatDateTime, formatDate as formatDay, today } from 'shared/domain/dates/dates';
import { formatNumber as inIndia } from 'shared/domain/text/formatNumber';
import { formatPrice, formatRupees } from 'shared/domain/text/money';

/** `2025-08-15` as `15 Aug 2025`; an instant is shown as its date in India. Empty if there is none. */
export function formatDate(date: string | null | undefined): string {
  return formatDay(date ? (date.length > 10 ? today(new Date(date)) : date) : null);
}

/** An instant as `15 Aug 2025, 18:30` in India. */
export const formatInstant = formatDateTime;

/** The currencies the product shows. */
export type Currency = 'INR' | 'USD';

/** Integer minor units as text: 12000000 → `₹1,20,000.00`. Dollars as a plan's price: `$49`. */
export function formatMoney(minor: number, currency: Currency = 'INR'): string {
  return currency === 'INR' ? formatRupees(minor) : formatPrice(minor, currency);
}

/** A count with its noun: `1 supplier`, `1,200 suppliers`. */
export function formatCount(count: number, name: { one: string; many: string }): string {
  return `${formatNumber(count)} ${count === 1 ? name.one : name.many}`;
}

/** A number with Indian grouping and up to three decimals: `1,20,000`. */
export function formatNumber(value: number): string {
  return inIndia(value);
}
