import { lastDayOfMonth, today } from '../../dates/dates';

/** The last day of a month (`YYYY-MM`) whose mark can be missing: its end, and while it runs today. Of a month to come it lies before the month. */
export function lastDueDay(month: string, now: string = today()): string {
  const last = lastDayOfMonth(month);
  return now < last ? now : last;
}
