import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { formatCount, formatNumber } from '../../format';
import styles from './BulkBar.module.css';
import type { BulkRun, BulkRuns } from './useBulkRun';

/** How often progress is announced to screen readers: every tenth. */
const STEPS = 10;

interface BulkProgressProps<T> {
  runs: BulkRuns<T>;
  run: BulkRun<T>;
  name: { one: string; many: string };
  /** A record's name. */
  title: (row: T) => string;
}

/** The last announced tenth. */
function told({ settled, total }: BulkRun<unknown>): number {
  const step = Math.max(1, Math.ceil(total / STEPS));
  return Math.floor(settled / step) * step;
}

/** The result, in a sentence. */
function outcomeOf(run: BulkRun<unknown>, name: { one: string; many: string }): string {
  const { label, isUndo, total, count, failed, left, stopped } = run;
  if (total === 0) return `${label}: no chosen ${name.one} needs it`;
  const done =
    left.length > 0
      ? `${formatNumber(count)} of ${formatCount(count + failed.length + left.length, name)}`
      : formatCount(count, name);
  const parts = [
    isUndo ? `${label}: taken back for ${done}` : `${label}: ${done}`,
    failed.length > 0 ? `${formatNumber(failed.length)} failed` : '',
    left.length > 0 ? `${formatNumber(left.length)} not begun` : '',
  ];
  return parts.filter(Boolean).join(', ') + (stopped === undefined ? '' : `. ${stopped}`);
}

/** Progress and result of a bulk action: with Cancel, then Undo and the failures. */
export function BulkProgress<T>({ runs, run, name, title }: BulkProgressProps<T>) {
  const { isRunning, isUndo, label, settled, total, failed, left, done } = run;
  const bar = useRef<HTMLDivElement>(null);
  // The clicked button is gone: the focus continues here.
  useEffect(() => {
    if (document.activeElement === document.body) bar.current?.focus();
  }, [isRunning]);
  const of = (count: number) => `${formatNumber(count)} of ${formatNumber(total)}`;
  const rest = failed.length + left.length;
  const doing = isUndo ? `Undo ${label}` : label;
  return (
    <div ref={bar} className={styles.bar} data-acts tabIndex={-1} role="group" aria-label={doing}>
      <span role="status">
        {isRunning ? (
          <>
            <span aria-hidden="true">
              {doing}: {of(settled)}
            </span>
            <span className={styles.spoken}>
              {doing}: {of(told(run))}
            </span>
          </>
        ) : (
          outcomeOf(run, name)
        )}
      </span>
      {isRunning ? (
        <>
          <progress className={styles.progress} value={settled} max={total} aria-label={doing} />
          <Button size="small" onClick={runs.cancel}>
            Cancel
          </Button>
        </>
      ) : (
        <>
          {done.length > 0 && (
            <Button size="small" onClick={runs.undo}>
              Undo
            </Button>
          )}
          {rest > 0 && (
            <Button size="small" onClick={runs.tryRest}>
              {left.length > 0 ? `Continue with ${formatNumber(rest)}` : `Try ${formatNumber(rest)} again`}
            </Button>
          )}
          <Button size="small" type="text" onClick={runs.close}>
            Hide
          </Button>
        </>
      )}
      {failed.length > 0 && (
        <ul className={styles.failed} aria-label="Failed">
          {failed.map(({ row, reason }, place) => (
            <li key={place}>
              {title(row)}: {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
