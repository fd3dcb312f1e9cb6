import { addDays } from '../../dates/dates';
import type { IsoDate } from '../../dates/isoDate';
import { type DayOptions, readDay } from '../../dates/readDay';

const clock = /(\d{1,2})[:.](\d{2})(?:[:.]\d{2}(?:\.\d+)?)?\s*(?:([ap])\.?m?\.?)?$/i;
const zoned = /^(\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|[+-]\d{2}:?\d{2})$/i;
const INDIA_MS = 330 * 60_000;

/** An instant with a zone as the clock in India shows it; other texts as they are. */
function inIndia(text: string): string {
  const [, written, zone] = zoned.exec(text.trim()) ?? [];
  if (written === undefined || zone === undefined) return text.trim();
  const at = Date.parse(`${written.replace(' ', 'T')}${zone.replace(/^(.\d{2})(\d{2})$/, '$1:$2')}`);
  return Number.isNaN(at) ? text.trim() : new Date(at + INDIA_MS).toISOString().slice(0, 16).replace('T', ' ');
}

/** The day that a text begins with: `2026-04-01 09:05`. */
export function dateOf(text: string, options: DayOptions): IsoDate | undefined {
  const written = inIndia(text).replace(
    /(?:T|\s*,?\s+)\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:\.\d+)?)?\s*(?:[ap]\.?m\.?)?$/i,
    '',
  );
  return readDay(written, options) ?? undefined;
}

/**
 * A time of the day as files write it, in minutes: `09:05`, `9.05`, `0905`, `9:05 PM`, `24:00`, also behind a date; undefined
 * for none, and for one that may be two, such as `9.5`.
 */
export function readMinute(text: string): number | undefined {
  const written = inIndia(text);
  const behind = /^.*\d(?:T|\s*,?\s+)(?=\d{1,2}[:.]\d{2})/.exec(written)?.[0] ?? '';
  const time = written.slice(behind.length).replace(/^(\d{1,2})(\d{2})$/, '$1:$2');
  const match = new RegExp(`^${clock.source}`, 'i').exec(time);
  if (!match) return undefined;
  const [hours, minutes, half] = [Number(match[1]), Number(match[2]), match[3]?.toLowerCase()];
  if (minutes > 59 || (half !== undefined && (hours < 1 || hours > 12))) return undefined;
  const hour = half === undefined ? hours : (hours % 12) + (half === 'p' ? 12 : 0);
  const minute = hour * 60 + minutes;
  return minute > 24 * 60 ? undefined : minute;
}

/** A day and a minute that may be its last: 24:00 is the next day's first. */
export const momentOf = (date: IsoDate, minute: number) =>
  minute === 24 * 60 ? { date: addDays(date, 1), minute: 0 } : { date, minute };
