import type { IsoDate } from 'shared/domain/dates/isoDate';
import styles from './DayCell.module.css';
import { type DayEntry, lookOf } from './entryLook';
import { dayName } from './month';

/** The maximum number of entries shown in a cell; the rest are counted, but printed on paper. */
const SHOWN = 3;

export interface DayCellProps {
  date: IsoDate;
  entries: readonly DayEntry[];
  /** The day belongs to the previous or next month. */
  isOutside: boolean;
  isToday: boolean;
  isChosen: boolean;
  /** The only day in the tab order. */
  isStop: boolean;
  /** Clicking the chosen day closes it: undefined. */
  onChoose: (day: IsoDate | undefined) => void;
}

/** One day of the month grid with its entries; on a narrow screen a dot for each. */
export function DayCell({ date, entries, isOutside, isToday, isChosen, isStop, onChoose }: DayCellProps) {
  const more = entries.length - SHOWN;
  const label = [
    dayName(date),
    isToday ? 'today' : '',
    ...entries.map((entry) => `${entry.title}, ${lookOf(entry).word}`),
  ]
    .filter(Boolean)
    .join('; ');
  return (
    <td
      role="gridcell"
      className={styles.cell}
      data-day={date}
      data-outside={isOutside || undefined}
      data-today={isToday || undefined}
      aria-selected={isChosen}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={isStop ? 0 : -1}
      onClick={() => onChoose(isChosen ? undefined : date)}
    >
      <span className={styles.hidden}>{label}</span>
      <span className={styles.number} aria-hidden="true">
        {Number(date.slice(8))}
      </span>
      <span className={styles.entries} aria-hidden="true">
        {entries.map((entry) => {
          const { tone, isDone } = lookOf(entry);
          return (
            <span
              key={entry.id}
              className={styles.entry}
              data-tone={tone}
              data-done={isDone || undefined}
              data-holiday={('kind' in entry && entry.kind === 'holiday') || undefined}
              title={entry.title}
            >
              {entry.title}
            </span>
          );
        })}
        {more > 0 && <span className={styles.more}>{`+${more} more`}</span>}
      </span>
    </td>
  );
}
