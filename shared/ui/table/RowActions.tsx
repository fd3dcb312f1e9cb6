import { useState } from 'react';
import { arrangeActions } from './arrangeActions';
import styles from './RowActions.module.css';
import { RowButton } from './RowButton';
import { RowMenu } from './RowMenu';
import type { RowAction } from './rowAction';

export interface RowActionsProps<T> {
  row: T;
  /** Names the row in the buttons' accessible names. */
  title: string;
  actions: readonly RowAction<T>[];
  /** The actions as they are when one is chosen, where `actions` may be of an earlier render. By default `actions`. */
  actionsOf?: (row: T) => readonly RowAction<T>[];
  onFailed: ((action: RowAction<T>, error: unknown) => void) | undefined;
}

/** What can be done with a row: buttons, and a menu for the rest. */
export function RowActions<T>({ row, title, actions, actionsOf = () => actions, onFailed }: RowActionsProps<T>) {
  const [running, setRunning] = useState<string>();
  const { inline, rest } = arrangeActions(actions);
  const run = async (label: string) => {
    const action = actionsOf(row).find((each) => each.label === label);
    if (!action) return;
    setRunning(label);
    try {
      await action.onClick(row);
    } catch (error) {
      onFailed?.(action, error);
    } finally {
      setRunning(undefined);
    }
  };
  return (
    <span className={styles.actions}>
      {inline.map(({ label, icon, iconOnly, danger, disabled, isOpen }, place) => (
        <RowButton
          key={place}
          danger={danger}
          icon={icon}
          disabled={disabled}
          isWaiting={running !== undefined}
          aria-expanded={isOpen}
          aria-label={iconOnly ? `${label} ${title}` : undefined}
          title={iconOnly ? label : undefined}
          onClick={() => void run(label)}
        >
          {iconOnly ? undefined : label}
        </RowButton>
      ))}
      {rest.length > 0 && (
        <RowMenu title={title} actions={rest} isWaiting={running !== undefined} onChoose={(label) => void run(label)} />
      )}
    </span>
  );
}
