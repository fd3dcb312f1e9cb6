import type { CalendarEntry, CalendarRecord } from 'shared/domain/compliance/complianceAnswers';
import { lastDayOfMonth, today } from 'shared/domain/dates/dates';
import { type Holiday, holidayTitle } from 'shared/domain/dates/holiday';
import { type IsoDate, isIsoDate, isIsoMonth } from 'shared/domain/dates/isoDate';
import { useGet, useList, useMay, useUrlState } from 'shared/platform';
import { type DayEntry, lookOf } from './entryLook';
import { weeksOf } from './month';

/** A cell shows its first few entries: open ones before done ones. */
const openFirst = (one: DayEntry, other: DayEntry) => Number(lookOf(one).isDone) - Number(lookOf(other).isDone);

/**
 * The month and chosen day from the address, with the month's entries; changes of the holiday list show at once.
 * `?day=2025-08-15` shows its month with that day open, `?month=2025-08` only the month; by default this month.
 */
export function useCalendar() {
  const [{ day: askedDay, month: askedMonth }, setUrl] = useUrlState({ day: '', month: '' });
  const day: IsoDate | undefined = isIsoDate(askedDay) ? askedDay : undefined;
  const month = (day ?? (isIsoMonth(askedMonth) ? askedMonth : today())).slice(0, 7);
  const weeks = weeksOf(month);
  const range = { from: weeks[0]?.[0] ?? `${month}-01`, to: weeks.at(-1)?.[6] ?? lastDayOfMonth(month) };
  const { data, state, error, reload } = useGet<CalendarEntry[]>('calendar', range);
  const hasList = useMay('holidays:read');
  const listed = useList<Holiday>(hasList ? 'holidays' : undefined, { 'date.from': range.from, 'date.to': range.to });
  const holidays = listed.rows.map(
    (holiday): CalendarEntry => ({
      id: holiday.id,
      date: holiday.date,
      kind: 'holiday',
      title: holidayTitle(holiday),
      financialYear: '',
      state: '',
    }),
  );
  const records = useGet<CalendarRecord[]>('calendar/records', range).data ?? [];
  const byDay = new Map<IsoDate, DayEntry[]>();
  const due = (data ?? []).filter(({ kind }) => !hasList || kind !== 'holiday');
  for (const entry of [...holidays, ...due, ...records].sort(openFirst))
    byDay.set(entry.date, [...(byDay.get(entry.date) ?? []), entry]);
  return {
    day,
    month,
    weeks,
    byDay,
    state,
    error,
    reload,
    choose: (next: IsoDate | undefined) => setUrl(next === undefined ? { day: '', month } : { day: next, month: '' }),
    goTo: (next: string) => setUrl({ day: '', month: next.slice(0, 7) }),
  };
}
