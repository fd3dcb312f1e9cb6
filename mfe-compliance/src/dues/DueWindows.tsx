import { addDays, today } from 'shared/domain/dates/dates';
import { type Query, useList, useUrlState } from 'shared/platform';
import { formatNumber } from 'shared/ui';
import styles from './DueWindows.module.css';

interface Window {
  label: string;
  tone: 'bad' | 'orange' | 'neutral';
  from: string;
  to: string;
}

/**
 * A count that filters the list to the rows it counts, within the search and other filters; clicking again removes the
 * filter.
 */
function WindowButton({ label, tone, from, to }: Window) {
  const [url, setUrl] = useUrlState({ 'dueDate.from': '', 'dueDate.to': '', area: '', isSample: '', q: '', page: 1 });
  const { area, isSample, q } = url;
  const query: Query = { 'dueDate.from': from, 'dueDate.to': to, area, isSample, q, page: 1, size: 1 };
  const { total, state } = useList('dues', query);
  const isPressed = url['dueDate.from'] === from && url['dueDate.to'] === to;
  return (
    <button
      type="button"
      className={styles.window}
      data-tone={total > 0 ? tone : 'neutral'}
      aria-pressed={isPressed}
      onClick={() =>
        setUrl(
          isPressed
            ? { 'dueDate.from': '', 'dueDate.to': '', page: 1 }
            : { 'dueDate.from': from, 'dueDate.to': to, page: 1 },
        )
      }
    >
      <strong className={styles.count}>{state === 'ready' ? formatNumber(total) : '–'}</strong>
      <span>{label}</span>
    </button>
  );
}

/** Counts of dues that are overdue, due within a week and due within a month; each filters the list below. */
export function DueWindows() {
  const day = today();
  const windows: Window[] = [
    { label: 'Overdue', tone: 'bad', from: '', to: addDays(day, -1) },
    { label: 'Next 7 days', tone: 'orange', from: day, to: addDays(day, 7) },
    { label: 'Next 30 days', tone: 'neutral', from: day, to: addDays(day, 30) },
  ];
  return (
    <div className={styles.windows} role="group" aria-label="Filter by due date">
      {windows.map((window) => (
        <WindowButton key={window.label} {...window} />
      ))}
    </div>
  );
}
