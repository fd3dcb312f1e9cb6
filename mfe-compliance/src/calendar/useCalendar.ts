import type { CalendarEntry } from 'shared/domain/calendarEntry';
import { lastDayOfMonth, today } from 'shared/domain/dates';
import { isIsoDate, type IsoDate } from 'shared/domain/isoDate';
import type { Holiday } from 'shared/domain/holiday';
import { useGet, useList, useUrlState } from 'shared/platform';
import { weeksOf } from './month';

/** The month and day of the address (`?day=2025-08-15`; by default today), and what stands on its month; holidays follow the list of them at once. */
export function useCalendar() {
  const [{ day: asked }, setUrl] = useUrlState({ day: today() });
  const day: IsoDate = isIsoDate(asked) ? asked : today();
  const month = day.slice(0, 7);
  const weeks = weeksOf(month);
  const range = { from: weeks[0]?.[0] ?? `${month}-01`, to: weeks.at(-1)?.[6] ?? lastDayOfMonth(month) };
  const { data, state, error, reload } = useGet<CalendarEntry[]>('calendar', range);
  const holidays = useList<Holiday>('holidays', { 'date.from': range.from, 'date.to': range.to }).rows.map(({ id, date, name }): CalendarEntry => ({ id, date, kind: 'holiday', title: name, financialYear: '', state: '' }));
  const byDay = new Map<IsoDate, CalendarEntry[]>();
  for (const entry of [...holidays, ...(data ?? []).filter(({ kind }) => kind !== 'holiday')]) byDay.set(entry.date, [...(byDay.get(entry.date) ?? []), entry]);
  return { day, month, weeks, byDay, state, error, reload, goTo: (next: IsoDate) => setUrl({ day: next }) };
}
