import { EllipsisVertical } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { arrangeActions, notifyFailed, type RowAction, runAction } from './bulk/rowAction';
import { MoreMenu, type OpenerProps } from './menus/MoreMenu';
import styles from './RowActions.module.css';

export interface RowActionsProps<T> {
  row: T;
  /** Names the row in the buttons' accessible labels. */
  title: string;
  actions: readonly RowAction<T>[];
  /** The current actions when one is clicked, if `actions` may be from an earlier render. By default `actions`. */
  actionsOf?: (row: T) => readonly RowAction<T>[];
  /** Called with the error of a failed action; undefined shows a notification. */
  onFailed: ((action: RowAction<T>, error: unknown) => void) | undefined;
}

/**
 * The actions on a row: buttons, and a menu for the rest.
 * @example
 * <RowActions row={slip} title={slip.employee} actions={[{ label: 'Pay', onClick: pay }]} onFailed={undefined} />
 */
export function RowActions<T>({
  row,
  title,
  actions,
  actionsOf = () => actions,
  onFailed = notifyFailed,
}: RowActionsProps<T>) {
  const [running, setRunning] = useState<string>();
  const { inline, rest } = arrangeActions(actions);
  const run = async (label: string) => {
    const action = actionsOf(row).find((each) => each.label === label);
    if (!action) return;
    setRunning(label);
    await runAction(action, row, onFailed);
    setRunning(undefined);
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
        <MoreMenu
          label={`More for ${title}`}
          items={rest}
          isWaiting={running !== undefined}
          opener={MoreButton}
          onChoose={(label) => void run(label)}
        />
      )}
    </span>
  );
}

/** Opens the menu of a row. */
const MoreButton = (props: OpenerProps) => <RowButton {...props} icon={<EllipsisVertical />} />;

export interface RowButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  icon?: ReactNode;
  /** Red. By default false. */
  danger?: boolean;
  /** Disabled, but focusable. By default false. */
  isWaiting?: boolean;
}

/** A small button in a row, styled like antd's. Native on purpose: a page of 100 rows has hundreds of them. */
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
