import { ExternalLink, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { SidebarItem } from 'shared/contract';
import { BrandMark } from '../../site/BrandMark';
import { activeEntry } from './activeEntry';
import styles from './Sidebar.module.css';
import { SidebarGroup } from './SidebarGroup';
import { SidebarLink } from './SidebarLink';

/** The number of entries visible in a window of 900 px. */
const IN_VIEW = 20;
/** The delay before further entries render, in milliseconds, unless the sidebar is used earlier. */
const LATER = 1000;

/** Parents opened or closed by hand in the current section. */
interface Turned {
  section: string | undefined;
  open: Readonly<Record<string, boolean>>;
}

interface Props {
  items: readonly SidebarItem[];
  /** Only icons are shown. */
  isCollapsed: boolean;
  /** Toggles between full width and icons only. By default there is no such button. */
  onCollapse?: (collapsed: boolean) => void;
}

/**
 * The console's navigation. Entries below the fold render after the first paint and the page's content. The current
 * page's parent is open; parents opened or closed by hand stay so until the section changes.
 */
export function Sidebar({ items, isCollapsed, onCollapse }: Props) {
  const active = activeEntry(items, useLocation().pathname);
  const [isWhole, setWhole] = useState(items.length <= IN_VIEW);
  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => setWhole(true), LATER);
    return () => clearTimeout(timer);
  }, [isWhole]);
  const section = active?.item.id;
  const [turned, setTurned] = useState<Turned>({ section, open: {} });
  // Back in an earlier section nothing is open that was opened by hand there.
  if (turned.section !== section) setTurned({ section, open: {} });
  const { open } = turned;
  const isOpen = (item: SidebarItem) => open[item.id] ?? active?.item === item;
  const toggle = (item: SidebarItem) => {
    if (isCollapsed) onCollapse?.(false);
    setTurned({ section, open: { ...open, [item.id]: isCollapsed || !isOpen(item) } });
  };
  const Toggle = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <nav
      aria-label="Admin panel"
      className={styles.sidebar}
      data-collapsed={isCollapsed || undefined}
      onPointerEnter={() => setWhole(true)}
      onFocus={() => setWhole(true)}
    >
      <div className={styles.title}>
        <BrandMark size={28} />
        <span className={styles.text}>Admin panel</span>
      </div>
      <div className={styles.scroll}>
        <ul className={styles.list}>
          {(isWhole ? items : items.slice(0, IN_VIEW)).map((item) =>
            item.children ? (
              <SidebarGroup
                key={item.id}
                item={item}
                active={active?.item === item ? active.child : undefined}
                isOpen={!isCollapsed && isOpen(item)}
                onToggle={() => toggle(item)}
              />
            ) : (
              <SidebarLink key={item.id} item={item} isActive={active?.item === item} />
            ),
          )}
        </ul>
      </div>
      <div className={styles.foot}>
        <Link to="/" className={styles.entry} title="View website">
          <ExternalLink size={18} />
          <span className={styles.text}>View website</span>
        </Link>
        {onCollapse && (
          <button
            type="button"
            className={styles.entry}
            title={isCollapsed ? 'Expand sidebar' : 'Collapse sidebar'}
            onClick={() => onCollapse(!isCollapsed)}
          >
            <Toggle size={18} />
            <span className={styles.text}>{isCollapsed ? 'Expand sidebar' : 'Collapse sidebar'}</span>
          </button>
        )}
      </div>
    </nav>
  );
}
