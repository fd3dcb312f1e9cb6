import { Dropdown } from 'antd';
import { EllipsisVertical } from 'lucide-react';
import { type ComponentProps, type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { arrangeActions, type RowAction } from './bulk/rowAction';
import styles from './RowActions.module.css';

export interface RowActionsProps<T> {
  row: T;
  /** Names the row in the buttons' accessible names. */
  title: string;
  actions: readonly RowAction<T>[];
  /** The actions as they are when one is chosen, where `actions` may be of an earlier render. By default `actions`. */
  actionsOf?: (row: T) => readonly RowAction<T>[];
  onFailed: ((action: RowAction<T>, error: unknown) => void) | undefined;
}

/**
 * The acts on a row: buttons, and a menu for the rest. @example <RowActions   row={slip}   title={slip.employee}
 * actions={[{ label: 'Pay', onClick: pay }]}   onFailed={undefined} />
 */
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

const icon = <EllipsisVertical />;

interface RowMenuProps<T> {
  /** Names the row in the button's accessible name. */
  title: string;
  actions: readonly RowAction<T>[];
  /** Another action is still running. */
  isWaiting: boolean;
  onChoose: (label: string) => void;
}

/** The actions that have no button of their own. antd's menu comes with the first press, for most rows never open theirs. */
function RowMenu<T>({ title, actions, isWaiting, onChoose }: RowMenuProps<T>) {
  const [isOpen, setOpen] = useState<boolean>();
  const opener = useRef<HTMLButtonElement>(null);
  // A dialog that the action opens gives the focus back to where it was, and the menu will be gone.
  // The same Enter must not press what the dialog focuses at once, its close button.
  const choose = (label: string, event: SyntheticEvent) => {
    event.preventDefault();
    opener.current?.focus();
    onChoose(label);
  };
  const button = {
    'aria-label': `More for ${title}`,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen ?? false,
    icon,
    isWaiting,
  } as const;
  if (isOpen === undefined) return <RowButton {...button} onClick={() => setOpen(true)} />;
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      placement="bottomRight"
      open={isOpen}
      onOpenChange={(next) => setOpen(next && !isWaiting)}
      menu={{
        items: actions.map(({ label, icon: own, danger, disabled: isOff }) => ({
          key: label,
          label,
          icon: own,
          danger,
          disabled: isOff,
          onClick: ({ domEvent }) => choose(label, domEvent),
        })),
      }}
    >
      <RowButton {...button} ref={opener} autoFocus />
    </Dropdown>
  );
}

export interface RowButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  icon?: ReactNode;
  /** Red. By default false. */
  danger?: boolean;
  /** Does nothing for now, but keeps the focus. By default false. */
  isWaiting?: boolean;
}

/** A small button in a row, dressed like antd's. A native one on purpose: a page of 100 rows has hundreds of them. */
function RowButton({ icon, danger = false, isWaiting = false, className, onClick, children, ...rest }: RowButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={className === undefined ? styles.button : `${styles.button} ${className}`}
      data-danger={danger || undefined}
      data-icon={children === undefined || undefined}
      aria-disabled={isWaiting || undefined}
      onClick={isWaiting ? undefined : onClick}
    >
      {icon}
      {children}
    </button>
  );
}
