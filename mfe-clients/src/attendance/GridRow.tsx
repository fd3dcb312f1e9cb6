import { memo } from 'react';
import { daysWorked } from 'shared/domain/attendance/daysOf';
import { type DayValue, dayNames } from 'shared/domain/attendance/mark';
import { overtimeText } from 'shared/domain/attendance/readDayText';
import { isPlacedOn, type SheetPerson, valueOn } from 'shared/domain/attendance/sheet';
import { totalsOfPerson } from 'shared/domain/attendance/totals';
import styles from './AttendanceGrid.module.css';

/** The id of a cell, by which the grid names the one that keys act on. */
export const cellId = (grid: string, row: number, day: number) => `${grid}-${row}-${day}`;

/** A day in words: "Present, 1.5 hours of overtime". */
export function dayInWords({ code, overtimeMinutes }: DayValue): string {
  const name = code === '' ? 'not marked' : dayNames[code];
  return overtimeMinutes === 0 ? name : `${name}, ${overtimeText(overtimeMinutes)} hours of overtime`;
}

/** What a cell is called: "Asha Rao, 3: Present". */
function nameOf(person: SheetPerson, day: number, value: DayValue): string {
  const more = [
    isPlacedOn(person, day) ? '' : 'not placed here',
    person.disputed[day] ? 'marks differ' : '',
    person.corrected[day] ? 'corrected' : '',
  ].filter(Boolean);
  return `${person.name}, ${day}: ${[dayInWords(value), ...more].join(', ')}`;
}

export interface GridRowProps {
  grid: string;
  person: SheetPerson;
  row: number;
  top: number;
  /** The day that keys act on, when it is in this row; 0 when it is not. */
  active: number;
  /** The days that are selected in this row, the first and the last; 0 for none. */
  first: number;
  last: number;
  /** What is being typed into the active day; empty for nothing. */
  typing: string;
}

/** A person's month: the name, a cell for each day, and what the days come to. */
export const GridRow = memo(function GridRow({ grid, person, row, top, active, first, last, typing }: GridRowProps) {
  const { counts, missing, overtimeMinutes } = totalsOfPerson(person);
  const cells = [];
  for (let day = 1; day <= person.days.length; day++) {
    const value = valueOn(person, day);
    const isActive = day === active;
    cells.push(
      <div
        key={day}
        role="gridcell"
        id={cellId(grid, row, day)}
        aria-colindex={day + 1}
        aria-label={nameOf(person, day, value)}
        aria-selected={day >= first && day <= last ? true : undefined}
        className={styles.cell}
        data-day={day}
        data-code={value.code || undefined}
        data-active={isActive || undefined}
        data-away={isPlacedOn(person, day) ? undefined : true}
        data-disputed={person.disputed[day] ? true : undefined}
        data-corrected={person.corrected[day] ? true : undefined}
      >
        {isActive && typing !== '' ? <span className={styles.typing}>{typing}</span> : value.code}
        {value.overtimeMinutes > 0 && !(isActive && typing !== '') && (
          <small>{overtimeText(value.overtimeMinutes)}</small>
        )}
      </div>,
    );
  }
  return (
    <div role="row" aria-rowindex={row + 2} className={styles.row} data-row={row} style={{ insetBlockStart: top }}>
      <div role="rowheader" aria-colindex={1} className={styles.name} title={`${person.name} ${person.code}`.trim()}>
        {person.name}
      </div>
      {cells}
      <div role="gridcell" className={`${styles.sum} ${styles.total}`} aria-label={`${person.name}, days worked`}>
        {daysWorked(counts)}
      </div>
      <div role="gridcell" className={`${styles.sum} ${styles.total}`} aria-label={`${person.name}, days not marked`}>
        {missing || ''}
      </div>
      <div role="gridcell" className={`${styles.sum} ${styles.total}`} aria-label={`${person.name}, hours of overtime`}>
        {overtimeText(overtimeMinutes)}
      </div>
    </div>
  );
});
