import { formatDate, today } from 'shared/domain/dates/dates';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time since an instant in words; its date after a week. */
export function timeAgo(instant: string, now: number = Date.now()): string {
  const passed = now - Date.parse(instant);
  // Created lazily: its tables would cost the first screen more than the text is worth.
  const format = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' });
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return format.format(-Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return format.format(-Math.floor(passed / HOUR), 'hour');
  if (passed < 7 * DAY) return format.format(-Math.floor(passed / DAY), 'day');
  return formatDate(today(new Date(instant)));
}
