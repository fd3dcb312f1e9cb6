import type { ComponentProps, ReactNode } from 'react';
import styles from './RowButton.module.css';

export interface RowButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  icon?: ReactNode;
  /** Red. By default false. */
  danger?: boolean;
  /** Does nothing for now, but keeps the focus. By default false. */
  isWaiting?: boolean;
}

/** A small button in a row, dressed like antd's. A native one on purpose: a page of 100 rows has hundreds of them. */
export function RowButton({
  icon,
  danger = false,
  isWaiting = false,
  className,
  onClick,
  children,
  ...rest
}: RowButtonProps) {
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
