import { LogOut, Menu, Search } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import type { SidebarItem } from 'shared/contract';
import type { Account, Offered } from 'shared/platform';
import { NotificationsBell } from '../notifications/NotificationsBell';
import { TopBarSearch } from '../search/TopBarSearch';
import { Breadcrumbs } from './Breadcrumbs';
import { initialsOf } from './initialsOf';
import { logOut } from './logOut';
import { ThemeMenu } from './ThemeMenu';
import styles from './TopBar.module.css';

interface Props {
  items: readonly SidebarItem[];
  /** Undefined while loading; the label is then 'Manager Name'. */
  account: Account | undefined;
  onMenu: () => void;
  onSearch: () => void;
  onCommand: (command: Offered<'palette.command'>) => void;
}

/** The bar above every console page: breadcrumbs, search, notifications, theme, account, Logout. */
export function TopBar({ items, account, onMenu, onSearch, onCommand }: Props) {
  const navigate = useNavigate();
  const name = account?.name ?? 'Manager Name';
  return (
    <header className={styles.bar}>
      <button type="button" className={styles.menu} aria-label="Open menu" onClick={onMenu}>
        <Menu size={20} />
      </button>
      <Breadcrumbs items={items} />
      <TopBarSearch items={items} onCommand={onCommand} />
      <div className={styles.tools}>
        <button type="button" className={styles.searchButton} aria-label="Search" onClick={onSearch}>
          <Search size={20} />
        </button>
        <NotificationsBell />
        <ThemeMenu />
        <Link to="/dashboard/account" className={styles.user} title={`${name}: My Account`}>
          <span className={styles.initials} aria-hidden="true">
            {initialsOf(name)}
          </span>
          <span className={styles.name}>{name}</span>
        </Link>
        <button type="button" className={styles.logout} onClick={() => void logOut(navigate)}>
          <LogOut size={18} />
          <span className={styles.logoutText}>Logout</span>
        </button>
      </div>
    </header>
  );
}
