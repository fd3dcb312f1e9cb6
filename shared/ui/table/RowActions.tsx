import { Button, Dropdown } from 'antd';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { inlineActions } from './actionsWidth';
import type { RowAction } from './rowAction';
import classes from './RowActions.module.css';

export interface RowActionsProps<T> {
  row: T;
  /** Names the row in the buttons' accessible names. */
  title: string;
  actions: readonly RowAction<T>[];
  onFailed: ((action: RowAction<T>, error: unknown) => void) | undefined;
}

/** What can be done with a row: buttons, and a menu for the rest. */
export function RowActions<T>({ row, title, actions, onFailed }: RowActionsProps<T>) {
  const [running, setRunning] = useState<string>();
  const inline = inlineActions(actions);
  const rest = actions.filter((action) => !inline.includes(action));
  const run = async (action: RowAction<T>) => {
    setRunning(action.label);
    try {
      await action.onClick(row);
    } catch (error) {
      onFailed?.(action, error);
    } finally {
      setRunning(undefined);
    }
  };
  return (
    <span className={classes.actions}>
      {inline.map((action, place) => (
        <Button
          key={place}
          size="small"
          type="text"
          danger={action.danger}
          icon={action.icon}
          disabled={action.disabled || running !== undefined}
          aria-expanded={action.isOpen}
          aria-label={action.iconOnly ? `${action.label} ${title}` : undefined}
          title={action.iconOnly ? action.label : undefined}
          onClick={() => void run(action)}
        >
          {action.iconOnly ? undefined : action.label}
        </Button>
      ))}
      {rest.length > 0 && (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          menu={{ items: rest.map((action) => ({ key: action.label, label: action.label, icon: action.icon, danger: action.danger, disabled: action.disabled, onClick: () => void run(action) })) }}
        >
          <Button size="small" type="text" aria-label={`More for ${title}`} icon={<EllipsisVertical size={16} strokeWidth={1.5} />} disabled={running !== undefined} />
        </Dropdown>
      )}
    </span>
  );
}
