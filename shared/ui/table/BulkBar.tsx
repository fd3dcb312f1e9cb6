import { Button } from 'antd';
import { useState } from 'react';
import styles from './BulkBar.module.css';
import type { BulkAction } from './rowAction';
import type { Selection } from './useSelection';

export interface BulkBarProps<T> {
  selection: Selection<T>;
  actions: readonly BulkAction<T>[];
  onFailed: (action: BulkAction<T>, error: unknown) => void;
}

/** What can be done with the chosen rows. */
export function BulkBar<T>({ selection, actions, onFailed }: BulkBarProps<T>) {
  const [isRunning, setRunning] = useState(false);
  const run = async (action: BulkAction<T>) => {
    setRunning(true);
    try {
      await action.onClick(selection.rows);
      selection.clear();
    } catch (error) {
      onFailed(action, error);
    } finally {
      setRunning(false);
    }
  };
  return (
    <div className={styles.bar} role="status">
      <span>{selection.rows.length} selected</span>
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
