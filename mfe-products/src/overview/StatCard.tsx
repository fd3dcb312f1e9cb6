import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatNumber } from 'shared/ui';
import styles from './StatCard.module.css';

export interface StatCardProps {
  label: string;
  to: string;
  icon: ReactNode;
  /** Undefined while loading. */
  count: number | undefined;
  /** A hint about the count. */
  detail: string | undefined;
  error: Error | undefined;
}

/** A count with a link to its list. */
export function StatCard({ label, to, icon, count, detail, error }: StatCardProps) {
  const isFailed = error !== undefined && count === undefined;
  return (
    <Link to={to} className={styles.card}>
      <span className={styles.label}>
        {icon}
        {label}
      </span>
      <span className={styles.count} aria-busy={count === undefined && !isFailed}>
        {count === undefined ? '–' : formatNumber(count)}
      </span>
      <span className={styles.detail}>{isFailed ? 'Failed to load' : detail}</span>
    </Link>
  );
}
