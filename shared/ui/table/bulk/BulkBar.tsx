import { Button } from 'antd';
import { useState } from 'react';
import { formatNumber } from '../../format';
import styles from './BulkBar.module.css';
import type { BulkAction } from './rowAction';
import type { ListSelection } from './useListSelection';

/** The maximum number of records in one action. */
const MOST = 10_000;

interface BulkBarProps<T> {
  selection: ListSelection<T>;
  actions: readonly BulkAction<T>[];
  /** The number of rows that match, on all pages. */
  total: number;
  /** A search or filter is set. */
  isNarrowed: boolean;
  /** Runs an action on the selection; resolves to false when it was cancelled, and rejects when it failed. */
  act: (action: BulkAction<T>) => Promise<unknown>;
  onFailed: (action: BulkAction<T>, error: unknown) => void;
}

/** The actions on the selected rows: those of the page, or all that match. */
export function BulkBar<T>({ selection, actions, total, isNarrowed, act, onFailed }: BulkBarProps<T>) {
  const [isRunning, setRunning] = useState(false);
  const run = async (action: BulkAction<T>) => {
    setRunning(true);
    try {
      if ((await act(action)) !== false) selection.clear();
    } catch (error) {
      onFailed(action, error);
    } finally {
      setRunning(false);
    }
  };
  const hasMore = selection.isAll && !selection.isEverything && total > selection.count;
  return (
    <div className={styles.bar} data-acts>
      <span role="status">{formatNumber(selection.count)} selected</span>
      {hasMore && total <= MOST && (
        <Button size="small" type="link" onClick={selection.chooseEverything}>
          Select all {formatNumber(total)} {isNarrowed && 'that match'}
        </Button>
      )}
      {hasMore && total > MOST && (
        <span className={styles.hint}>To select all, narrow the list to {formatNumber(MOST)}.</span>
      )}
      {actions.map((action) => (
        <Button
          key={action.label}
          size="small"
          danger={action.danger}
          icon={action.icon}
          disabled={isRunning}
          onClick={() => void run(action)}
        >
          {action.label}
        </Button>
      ))}
      <Button size="small" type="text" onClick={selection.clear}>
        Clear
      </Button>
    </div>
  );
}
