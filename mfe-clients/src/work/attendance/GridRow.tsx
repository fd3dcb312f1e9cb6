import { memo } from 'react';
import { daysWorked } from 'shared/domain/work/attendance/daysOf';
import { type DaysOff, knownOff } from 'shared/domain/work/attendance/knownOff';
import { overtimeText } from 'shared/domain/work/attendance/readDayText';
import { isPlacedOn, type SheetPerson, valueOn } from 'shared/domain/work/attendance/sheet';
import { totalsOfPerson } from 'shared/domain/work/attendance/totals';
import styles from './AttendanceGrid.module.css';
import { GridCell } from './GridCell';

/** Row height in px, as in the style sheet. */
export const ROW = 32;

/** The DOM id of a cell, for `aria-activedescendant`; unique on the page. */
export const cellId = (grid: string, row: number, day: number) => `${grid}-${row}-${day}`;

export interface GridRowProps {
  grid: string;
  person: SheetPerson;
  /** The month, with its holidays. */
  off: DaysOff;
  row: number;
  /** The active day, when it is in this row; otherwise 0. */
  active: number;
  /** The first and last selected day in this row; 0 for none. */
  first: number;
  last: number;
  /** Text being typed into the active day; empty for none. */
  typing: string;
}

/** A person's month: the name, a cell for each day, and the totals. */
export const GridRow = memo(function GridRow({ grid, person, off, row, active, first, last, typing }: GridRowProps) {
  const { counts, missing, overtimeMinutes } = totalsOfPerson(person, off);
  const { name } = person;
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className={styles.row}
      data-row={row}
      style={{ insetBlockStart: row * ROW }}
    >
      <div role="rowheader" aria-colindex={1} className={styles.name} title={`${name} ${person.code}`.trim()}>
        {name}
      </div>
      {Array.from(person.days, (_, index) => index + 1).map((day) => (
        <GridCell
          key={day}
          id={day === active ? cellId(grid, row, day) : undefined}
          {...{ name, day, ...valueOn(person, day) }}
          known={knownOff(person, day, off)}
          isPlaced={isPlacedOn(person, day)}
          isDisputed={person.disputed[day] !== undefined}
          isCorrected={person.corrected[day] !== undefined}
          isSelected={day >= first && day <= last}
          typing={day === active ? typing : ''}
        />
      ))}
      <div role="gridcell" className={`${styles.sum} ${styles.total}`} aria-label={`${name}, days worked`}>
        {daysWorked(counts)}
      </div>
      <div role="gridcell" className={`${styles.sum} ${styles.total}`} aria-label={`${name}, days not marked`}>
        {missing || ''}
      </div>
      <div role="gridcell" className={`${styles.sum} ${styles.total}`} aria-label={`${name}, hours of overtime`}>
        {overtimeText(overtimeMinutes)}
      </div>
    </div>
  );
});
