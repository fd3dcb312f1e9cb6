import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { SidebarItem } from 'shared/contract';
import { iconOf } from '../icons';
import styles from './Sidebar.module.css';

interface Props {
  item: SidebarItem;
  /** The child with the current page. */
  active: { path: string } | undefined;
  isOpen: boolean;
  onToggle: () => void;
}

/** A parent entry that expands to its children. */
export function SidebarGroup({ item, active, isOpen, onToggle }: Props) {
  const id = useId();
  const Icon = iconOf(item.icon);
  return (
    <li>
      <button
        type="button"
        className={styles.entry}
        data-active={(active && !isOpen) || undefined}
        data-within={active ? true : undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        title={item.label}
        onClick={onToggle}
      >
        {/* oxlint-disable-next-line react/static-components -- taken from a table, the same each time */}
        <Icon size={18} />
        <span className={styles.text}>{item.label}</span>
        <ChevronRight className={styles.chevron} />
      </button>
      <ul id={id} className={styles.children} hidden={!isOpen}>
        {item.children?.map((child) => (
          <li key={child.path}>
            <Link
              to={child.path}
              className={styles.child}
              data-active={child === active || undefined}
              aria-current={child === active ? 'page' : undefined}
            >
              {child.label}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
