import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './LinkTabs.module.css';

export interface LinkTabsProps {
  /** Each page with its address, which may include a query. */
  items: readonly { to: string; label: ReactNode }[];
}

/**
 * Links between the pages of a section, styled as tabs; the current page's tab is marked.
 * @example
 * <LinkTabs items={[{ to: '/dashboard/payroll', label: 'Slips' }, { to: '/dashboard/payroll/runs', label: 'Runs' }]} />
 */
export function LinkTabs({ items }: LinkTabsProps) {
  const { pathname } = useLocation();
  return (
    <nav className={styles.tabs} aria-label="Pages of this section">
      {items.map(({ to, label }) => (
        <Link key={to} to={to} aria-current={to.split('?')[0] === pathname ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
