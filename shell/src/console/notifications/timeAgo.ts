import { formatDate, today } from 'shared/domain/dates/dates';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago an instant was, in words; from a week on, its day. */
export function timeAgo(instant: string, now: number = Date.now()): string {
  const passed = now - Date.parse(instant);
  // Made where it is needed: its tables cost the first screen more than what it shows.
  const format = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' });
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return format.format(-Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return format.format(-Math.floor(passed / HOUR), 'hour');
  if (passed < 7 * DAY) return format.format(-Math.floor(passed / DAY), 'day');
  return formatDate(today(new Date(instant)));
}
