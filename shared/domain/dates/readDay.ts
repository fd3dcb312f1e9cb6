import { withoutMarks } from '../text/withoutMarks';
import { addDays, daysBetween, formatDate, today } from './dates';
import { type IsoDate, isIsoDate } from './isoDate';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const longMonths = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
  'sept',
];
const relative: Readonly<Record<string, number>> = { yesterday: -1, today: 0, tomorrow: 1 };

/** Two-digit years from 70 on mean the last century. */
const LAST_CENTURY = 70;
/** A date without a year is ambiguous if its nearest past and future dates are at least this many days away. */
const UNCLEAR = 165;

const orders = [
  /^(?<day>\d{1,2})(?:\s*[/.-]\s*|\s+)(?<month>\d{1,2}|[a-z]+)(?:(?:\s*[/.-]\s*|\s+)(?<year>\d{4}|\d{2}))?$/i,
  /^(?<month>[a-z]+)(?:\s*[/.-]\s*|\s+)(?<day>\d{1,2})(?:(?:\s*[/.-]\s*|\s+)(?<year>\d{4}|\d{2}))?$/i,
  /^(?<year>\d{4})[/.-](?<month>\d{1,2})[/.-](?<day>\d{1,2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
];

/** A numeric date with the year last. */
const monthsFirst = /^\s*(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*\d{2,4}\b/;

/**
 * Whether the month comes before the day in a file's dates; undefined if both orders fit all of them, or neither does.
 */
export function isMonthFirst(texts: readonly string[]): boolean | undefined {
  const dates = texts.flatMap((text) => {
    const [, first, second] = monthsFirst.exec(withoutMarks(text)) ?? [];
    return first === undefined ? [] : [[Number(first), Number(second)] as const];
  });
  const [dayLater, dayFirst] = [dates.some(([, second]) => second > 12), dates.some(([first]) => first > 12)];
  return dayLater === dayFirst ? undefined : dayLater;
}

/** How a date is parsed. */
export interface DayOptions {
  /** Two-digit years are never in the future: a date of birth. By default false. */
  past?: boolean;
  /** By default today in Asia/Kolkata. */
  today?: IsoDate;
  /** The month comes before the day in numeric dates. By default false. */
  monthFirst?: boolean;
}

function monthOf(text: string): string {
  if (/^\d+$/.test(text)) return text.padStart(2, '0');
  const name = text.toLowerCase();
  const index = longMonths.includes(name) ? months.indexOf(name.slice(0, 3)) : months.indexOf(name);
  return index < 0 ? '' : String(index + 1).padStart(2, '0');
}

const dateOf = (year: string, month: string, day: string) => `${year}-${monthOf(month)}-${day.padStart(2, '0')}`;

/** The date in India of an instant with time and zone; null for any other text. */
function readInstant(text: string): IsoDate | null {
  const match =
    /^(\d{4}-\d{2}-\d{2})[T ](\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?) ?(?:(Z|UTC|GMT)|([+-]\d{2}):?(\d{2})?)$/i.exec(
      text,
    );
  if (!match) return null;
  const [, date = '', time = '', , hours = '+00', minutes = '00'] = match;
  if (!isIsoDate(date)) return null;
  const instant = Date.parse(`${date}T${time.replace(',', '.').padStart(5, '0')}${hours}:${minutes}`);
  return Number.isNaN(instant) ? null : today(new Date(instant));
}

/** Day, month and year as written, with an empty year if there was none; null for anything but a date. */
function partsOf(typed: string): { day: string; month: string; year: string } | null {
  const text = typed
    .replace(/[T ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?\s*([AaPp][Mm])?$/, '')
    .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[, ]+/i, '')
    .replace(/,/g, ' ')
    .replace(/^(\D*\d{1,2})(?:st|nd|rd|th)\b/i, '$1');
  if (text.length > 60) return null;
  for (const order of orders) {
    const { day, month, year = '' } = order.exec(text)?.groups ?? {};
    if (day !== undefined && month !== undefined) return { day, month, year };
  }
  return null;
}

function yearOf(year: string, options: DayOptions): (month: string, day: string) => string {
  return (month, day) => {
    if (year.length !== 2) return year;
    const century = Number(year) < LAST_CENTURY ? '20' : '19';
    const isToCome = options.past && dateOf(century + year, month, day) > (options.today ?? today());
    return (isToCome ? '19' : century) + year;
  };
}

/**
 * Parses a date as people and spreadsheets write it, day before month: `01/11/2026`, `1-11-26`, `1.11.2026`,
 * `01112026`, `01 Nov 2026`, `1-November-2026`, `Nov 1st, 2026`, or `2026-11-01`, with or without a weekday before it
 * or a time after it. An instant (`2026-03-31T18:30:00.000Z`) gives its date in Asia/Kolkata. Null for anything else.
 */
export function readDay(text: string, options: DayOptions = {}): IsoDate | null {
  const written = withoutMarks(text);
  const instant = readInstant(written);
  if (instant) return instant;
  const parts = partsOf(written);
  if (!parts?.year) return null;
  const isSwapped = options.monthFirst === true && monthsFirst.test(written);
  const [day, month] = isSwapped ? [parts.month, parts.day] : [parts.day, parts.month];
  const date = dateOf(yearOf(parts.year, options)(month, day), month, day);
  return isIsoDate(date) ? date : null;
}

/** The possible dates of one without a year: the nearest, or two that are about equally near. */
function nearestDays({ day, month }: { day: string; month: string }, options: DayOptions): IsoDate[] {
  const now = options.today ?? today();
  const year = Number(now.slice(0, 4));
  const days = [year - 1, year, year + 1]
    .map((each) => dateOf(String(each), month, day))
    .filter((date) => isIsoDate(date) && !(options.past && date > now))
    .sort((a, b) => Math.abs(daysBetween(now, a)) - Math.abs(daysBetween(now, b)));
  const [nearest, next] = days;
  if (nearest === undefined || next === undefined) return days;
  const isUnclear = !options.past && Math.abs(daysBetween(now, nearest)) > UNCLEAR;
  return isUnclear ? [nearest, next].sort() : [nearest];
}

/**
 * Parses a date that somebody types and sees confirmed: everything `readDay` reads, `today`, `tomorrow`, `yesterday`,
 * and dates without a year (`15 dec`, `15/12`), meaning the nearest one. Null for anything else, and if two are equally
 * near.
 */
export function readTypedDay(text: string, options: DayOptions = {}): IsoDate | null {
  const written = withoutMarks(text);
  const days = relative[written.toLowerCase()];
  if (days !== undefined) return addDays(options.today ?? today(), days);
  const parts = partsOf(written);
  if (!parts || parts.year) return readDay(written, options);
  const [nearest = null, other] = nearestDays(parts, options);
  return other === undefined ? nearest : null;
}

/** The problem with a text that isn't read as a date: a question if it may be one, otherwise what to enter. */
export function dayProblem(text: string, options: DayOptions = {}): string {
  const written = withoutMarks(text);
  const parts = partsOf(written);
  const days = parts && !parts.year ? nearestDays(parts, options) : [];
  if (days.length > 0) return `Add the year: did you mean ${days.map(formatDate).join(' or ')}?`;
  if (!parts) return 'Enter it as a day like 15 Dec 2026.';
  const { day, month, year } = parts;
  const swapped = year && readDay(`${month}/${day}/${year}`, options);
  if (swapped && /^\d+$/.test(month)) return `The day comes before the month. Did you mean ${formatDate(swapped)}?`;
  return 'This day does not exist; enter one like 15 Dec 2026.';
}
