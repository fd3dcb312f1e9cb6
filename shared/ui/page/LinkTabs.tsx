import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

export interface LinkTabsProps {
  /** Each page with its address, which may carry a query. */
  items: readonly { to: string; label: ReactNode }[];
}

/**
 * Tabs between the pages of a section; the page at the present address is marked.
 * @example
 * <LinkTabs items={[{ to: '/dashboard/payroll', label: 'Slips' }, { to: '/dashboard/payroll/runs', label: 'Runs' }]} />
 */
export function LinkTabs({ items }: LinkTabsProps) {
  const { pathname } = useLocation();
  return (
    <Tabs
      activeKey={pathname}
      items={items.map(({ to, label }) => ({ key: to.split('?')[0] ?? to, label: <Link to={to}>{label}</Link> }))}
    />
  );
}
