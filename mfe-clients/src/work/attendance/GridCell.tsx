import { memo } from 'react';
import { type DayCode, type DayValue, dayNames } from 'shared/domain/work/attendance/mark';
import { overtimeText } from 'shared/domain/work/attendance/readDayText';
import styles from './AttendanceGrid.module.css';

/**
 * A day in words: "Present, 1.5 hours of overtime". `known`: the kind of day off of an unmarked day; by default none.
 */
export function dayInWords({ code, overtimeMinutes }: DayValue, known: DayCode | '' = ''): string {
  const unmarked = known === '' ? 'not marked' : `not marked, ${dayNames[known].toLowerCase()}`;
  const name = code === '' ? unmarked : dayNames[code];
  return overtimeMinutes === 0 ? name : `${name}, ${overtimeText(overtimeMinutes)} hours of overtime`;
}

export interface GridCellProps extends DayValue {
  /** Set only for the active cell. */
  id: string | undefined;
  /** The person's name. */
  name: string;
  day: number;
  /** The kind of day off while unmarked; empty for a working day. */
  known: DayCode | '';
  isPlaced: boolean;
  isDisputed: boolean;
  isCorrected: boolean;
  isSelected: boolean;
  /** Text being typed into the cell; empty for none. */
  typing: string;
}

/** One day of a person. All props are primitives, so that only a row's changed days render. */
export const GridCell = memo(function GridCell(cell: GridCellProps) {
  const { id, name, day, code, overtimeMinutes, known, isPlaced, isDisputed, isCorrected, isSelected, typing } = cell;
  const said = [
    dayInWords(cell, known),
    ...(isPlaced ? [] : ['not placed here']),
    ...(isDisputed ? ['marks differ'] : []),
    ...(isCorrected ? ['corrected'] : []),
  ];
  return (
    <div
      role="gridcell"
      id={id}
      aria-colindex={day + 1}
      aria-label={`${name}, ${day}: ${said.join(', ')}`}
      aria-selected={isSelected || undefined}
      className={styles.cell}
      data-day={day}
      data-code={code || undefined}
      data-active={id !== undefined || undefined}
      data-away={!isPlaced || undefined}
      data-disputed={isDisputed || undefined}
      data-corrected={isCorrected || undefined}
    >
      {typing !== '' ? <span className={styles.typing}>{typing}</span> : code || (known !== '' && <i>{known}</i>)}
      {typing === '' && overtimeMinutes > 0 && <small>{overtimeText(overtimeMinutes)}</small>}
    </div>
  );
});
