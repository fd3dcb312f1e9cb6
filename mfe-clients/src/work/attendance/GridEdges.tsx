import { memo } from 'react';
import { weekdayOf } from 'shared/domain/dates/dates';
import type { DaysOff } from 'shared/domain/work/attendance/knownOff';
import styles from './AttendanceGrid.module.css';

const weekdayLetters = ['S', 'M', 'T', 'W', 'T', 'F', 'S'];

/** The header row: the month's days with weekdays and holidays. `days`: their number. */
export const GridHead = memo(function GridHead({ off, days }: { off: DaysOff; days: number }) {
  const weekday = (day: number) => weekdayOf(`${off.month}-${String(day).padStart(2, '0')}`);
  return (
    <div role="row" aria-rowindex={1} className={`${styles.row} ${styles.head}`}>
      <div role="columnheader" className={styles.name}>
        Name
      </div>
      {Array.from({ length: days }, (_, index) => index + 1).map((day) => (
        <div
          key={day}
          role="columnheader"
          data-heading={day}
          title={[off.holidays[day], 'Select this day of everybody'].filter(Boolean).join('. ')}
          className={weekday(day) === 0 || off.holidays[day] ? styles.sunday : undefined}
        >
          {day} <small>{weekdayLetters[weekday(day)]}</small>
        </div>
      ))}
      {['Worked', 'Missing', 'Overtime'].map((total) => (
        <div key={total} role="columnheader" className={styles.total}>
          {total}
        </div>
      ))}
    </div>
  );
});

/** A number short enough for a day's column: from 100 on rounded to whole numbers. */
const shownCount = (count: number) => (count >= 100 ? Math.round(count) : count || '');

/** The number of people who worked on each day, below the grid. `worked`: comma-separated numbers. */
export const GridFoot = memo(function GridFoot({ row, worked }: { row: number; worked: string }) {
  return (
    <div role="row" aria-rowindex={row} className={`${styles.row} ${styles.foot}`}>
      <div role="rowheader" className={styles.name}>
        At work
      </div>
      {worked.split(',').map((count, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each stands for the day of the month
        <div key={index} role="gridcell" className={styles.sum} aria-label={`At work on ${index + 1}`}>
          {shownCount(Number(count))}
        </div>
      ))}
    </div>
  );
});
