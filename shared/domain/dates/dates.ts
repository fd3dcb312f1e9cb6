import { daysInMonth, type IsoDate } from './isoDate';

/** India keeps one offset all year (UTC+5:30), so the business day needs no time-zone tables. */
const offset = 5.5 * 60 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;
const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const utc = (date: IsoDate) => Date.parse(`${date}T00:00:00Z`);
const iso = (time: number): IsoDate => new Date(time).toISOString().slice(0, 10);
const pad = (value: number) => String(value).padStart(2, '0');

/** The day in Asia/Kolkata at an instant, by default now. */
export function today(now: Date = new Date()): IsoDate {
  return iso(now.getTime() + offset);
}

/** The date this many days later; negative goes back. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return iso(utc(date) + days * day);
}

/** The same day this many months later, or the month's last if it has no such day (31 January + 1 = 28 February). */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const total = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const [year, month] = [Math.floor(total / 12), (total % 12) + 1];
  return `${year}-${pad(month)}-${pad(Math.min(Number(date.slice(8, 10)), daysInMonth(year, month)))}`;
}

/** The number of days between two dates; negative if the second is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((utc(to) - utc(from)) / day);
}

/** The last day of a month, given the month (`YYYY-MM`) or any of its days. */
export function lastDayOfMonth(date: string): IsoDate {
  const month = date.slice(0, 7);
  return `${month}-${pad(daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5))))}`;
}

/** The day of the week, 0 for Sunday. */
export function weekdayOf(date: IsoDate): number {
  return new Date(utc(date)).getUTCDay();
}

/** `DD MMM YYYY`: `05 Apr 2026`. Empty for null. */
export function formatDate(date: IsoDate | null): string {
  return date ? `${date.slice(8, 10)} ${monthNames[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}` : '';
}

/** `MMM YYYY` of a month or a day: `Apr 2026`. */
export function formatMonth(month: string): string {
  return formatDate(`${month.slice(0, 7)}-01`).slice(3);
}

/** An ISO instant in Asia/Kolkata: `05 Apr 2026, 14:30`. Empty for null. */
export function formatDateTime(instant: string | null): string {
  if (!instant) return '';
  const local = new Date(Date.parse(instant) + offset).toISOString();
  return `${formatDate(local.slice(0, 10))}, ${local.slice(11, 16)}`;
}
