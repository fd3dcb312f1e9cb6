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

/** Two digits of a year from 70 on are of the last century. */
const LAST_CENTURY = 70;

function yearOf(text: string): string {
  if (text.length !== 2) return text;
  return `${Number(text) < LAST_CENTURY ? '20' : '19'}${text}`;
}

function monthOf(text: string): string | undefined {
  if (/^\d+$/.test(text)) return text.padStart(2, '0');
  const name = text.toLowerCase();
  const index = months.includes(name)
    ? months.indexOf(name)
    : longMonths.includes(name)
      ? months.indexOf(name.slice(0, 3))
      : -1;
  return index < 0 ? undefined : String(index + 1).padStart(2, '0');
}

/**
 * A day as people and spreadsheets write it, the day before the month: `01/11/2026`, `1-11-26`, `1.11.2026`,
 * `01 Nov 2026`, `1-November-2026`, or `2026-11-01`, with or without a time behind it. Null for anything else.
 */
export function readDay(text: string): IsoDate | null {
  const written = text
    .trim()
    .replace(/[T ]\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?\s*([AaPp][Mm]|Z)?$/, '')
    .replace(',', ' ');
  const dayFirst = /^(\d{1,2})(?:\s*[/.-]\s*|\s+)(\d{1,2}|[A-Za-z]+)(?:\s*[/.-]\s*|\s+)(\d{4}|\d{2})$/.exec(written);
  const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(written);
  const [year = '', month = '', day = ''] = yearFirst
    ? yearFirst.slice(1)
    : dayFirst
      ? [dayFirst[3], dayFirst[2], dayFirst[1]]
      : [];
  const date = `${yearOf(year)}-${monthOf(month) ?? ''}-${day.padStart(2, '0')}`;
  return isIsoDate(date) ? date : null;
}
