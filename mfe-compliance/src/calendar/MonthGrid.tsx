import type { CalendarEntry } from 'shared/domain/calendarEntry';
import { today } from 'shared/domain/dates';
import type { IsoDate } from 'shared/domain/isoDate';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { DayCell } from './DayCell';
import { dayAfterKey, monthName, weekdays } from './month';
import classes from './MonthGrid.module.css';

export interface MonthGridProps {
  /** `YYYY-MM`. */
  month: string;
  weeks: readonly (readonly IsoDate[])[];
  /** The chosen day. */
  day: IsoDate;
  byDay: ReadonlyMap<IsoDate, readonly CalendarEntry[]>;
  onChoose: (day: IsoDate) => void;
}

/** A month as a grid, Sunday first: one stop of the tab key, then arrows, Home, End and the page keys. */
export function MonthGrid({ month, weeks, day, byDay, onChoose }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = dayAfterKey(day, event.key, event.shiftKey);
    if (next === undefined) return;
    event.preventDefault();
    isMoving.current = true;
    onChoose(next);
  };
  const now = today();
  return (
    <table ref={grid} className={classes.grid} role="grid" aria-label={monthName(month)} onKeyDown={onKeyDown}>
      <thead>
        <tr>{weekdays.map((name) => <th key={name} scope="col"><span className={classes.hidden}>{name}</span><span aria-hidden="true">{name.slice(0, 3)}</span></th>)}</tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <DayCell key={date} date={date} entries={byDay.get(date) ?? []} isOutside={!date.startsWith(month)} isToday={date === now} isChosen={date === day} onChoose={onChoose} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
