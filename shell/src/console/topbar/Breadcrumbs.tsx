import { Link, useLocation } from 'react-router-dom';
import type { SidebarItem } from 'shared/contract';
import { activeEntry } from '../sidebar/activeEntry';
import styles from './Breadcrumbs.module.css';
import { PinButton } from './PinButton';

/**
 * The path to the current page with the sidebar's names, and the pin button. On small screens the page's heading is
 * enough.
 */
export function Breadcrumbs({ items }: { items: readonly SidebarItem[] }) {
  const { pathname } = useLocation();
  const active = activeEntry(items, pathname);
  if (!active) return <div className={styles.crumbs} />;
  const { item, child } = active;
  const steps = child && child.label !== item.label ? [item, child] : [item];
  return (
    <nav aria-label="You are here" className={styles.crumbs}>
      <ol>
        {steps.map(({ label, path }, index) => (
          <li key={label}>
            {path === pathname && index === steps.length - 1 ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link to={path}>{label}</Link>
            )}
          </li>
        ))}
      </ol>
      {pathname !== '/dashboard' && <PinButton path={pathname} />}
    </nav>
  );
}
