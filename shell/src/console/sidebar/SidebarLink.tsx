import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { SidebarItem } from 'shared/contract';
import { iconOf } from '../icons';
import styles from './Sidebar.module.css';

/** An entry without children. Memoised: renders when it changes, not when the page does. */
export const SidebarLink = memo(function SidebarLink({ item, isActive }: { item: SidebarItem; isActive: boolean }) {
  const Icon = iconOf(item.icon);
  return (
    <li>
      <Link
        to={item.path}
        className={styles.entry}
        data-active={isActive || undefined}
        aria-current={isActive ? 'page' : undefined}
        title={item.label}
      >
        <Icon size={18} />
        <span className={styles.text}>{item.label}</span>
      </Link>
    </li>
  );
});
