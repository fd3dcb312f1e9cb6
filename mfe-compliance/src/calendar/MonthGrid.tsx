import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { today } from 'shared/domain/dates/dates';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import { DayCell } from './DayCell';
import type { DayEntry } from './entryLook';
import styles from './MonthGrid.module.css';
import { dayAfterKey, monthName, weekdays } from './month';

export interface MonthGridProps {
  /** `YYYY-MM`. */
  month: string;
  weeks: readonly (readonly IsoDate[])[];
  /** The chosen day; undefined while none is. */
  day: IsoDate | undefined;
  byDay: ReadonlyMap<IsoDate, readonly DayEntry[]>;
  /** Undefined closes the chosen day. */
  onChoose: (day: IsoDate | undefined) => void;
  /** Shown below the week of the chosen day. */
  children: ReactNode;
}

/**
 * A month as a grid, Sunday first: a single tab stop, then arrows, Home, End and the page keys; Escape closes the
 * chosen day.
 */
export function MonthGrid({ month, weeks, day, byDay, onChoose, children }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  const now = today();
  const stop = day ?? (now.startsWith(month) ? now : `${month}-01`);
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${stop}"]`)?.focus();
  }, [stop]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && day !== undefined) {
      grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
      onChoose(undefined);
    }
    const isOnDay = event.target instanceof HTMLElement && event.target.dataset.day !== undefined;
    const next = isOnDay
      ? event.key === 'Enter' || event.key === ' '
        ? stop
        : dayAfterKey(stop, event.key, event.shiftKey)
      : undefined;
    if (next === undefined) return;
    event.preventDefault();
    isMoving.current = true;
    onChoose(next);
  };
  return (
    <table ref={grid} className={styles.grid} role="grid" aria-label={monthName(month)} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col">
              <span className={styles.hidden}>{name}</span>
              <span aria-hidden="true">{name.slice(0, 3)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <Fragment key={week[0]}>
            <tr>
              {week.map((date) => (
                <DayCell
                  key={date}
                  date={date}
                  entries={byDay.get(date) ?? []}
                  isOutside={!date.startsWith(month)}
                  isToday={date === now}
                  isChosen={date === day}
                  isStop={date === stop}
                  onChoose={onChoose}
                />
              ))}
            </tr>
            {day !== undefined && week.includes(day) && (
              <tr className={styles.opened}>
                <td role="gridcell" colSpan={week.length}>
                  {children}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
