import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import type { Registry } from 'shared/contract';
import { notify, type Offered, useRights, useShortcut } from 'shared/platform';
import { PaletteDialog } from './search/PaletteDialog';
import { useRememberedVisits } from './search/visits';
import { Sidebar } from './sidebar/Sidebar';
import { SidebarDrawer } from './sidebar/SidebarDrawer';
import { sidebarOf } from './sidebar/sidebarOf';
import { TopBar } from './topbar/TopBar';
import { useCurrentAccount } from './useCurrentAccount';
import { useRemembered } from './useRemembered';
import 'shared/ui/icons.css';
import './print.css';
import styles from './ConsoleFrame.module.css';

const loadOverview = () => import(/* webpackChunkName: "shortcuts" */ './shortcuts/ShortcutsDialog');

/** Sidebar, top bar and the main area. It needs no antd, so that it stands while a page is still on its way. */
export function ConsoleFrame({
  registry,
  notices,
  onCommand,
  children,
}: {
  registry: Registry;
  notices?: ReactNode;
  /** Runs a module's command. */
  onCommand: (command: Offered<'palette.command'>) => void;
  children: ReactNode;
}) {
  const account = useCurrentAccount();
  const may = useRights();
  const items = useMemo(() => sidebarOf(registry, account, may), [registry, account, may]);
  const [isCollapsed, setCollapsed] = useRemembered('sidebar.collapsed', false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const [Overview, setOverview] = useState<ComponentType<{ onClose: () => void }>>();
  useShortcut('search', () => setPaletteOpen(true));
  // Loaded before it is rendered: what does not come leaves the page as it is.
  useShortcut(
    'overview',
    () =>
      void loadOverview().then(
        ({ default: dialog }) => setOverview(() => dialog),
        () => notify.error('The keyboard shortcuts could not be loaded. Check the connection, and try again.'),
      ),
  );
  useRememberedVisits();
  return (
    <div className={styles.frame} data-collapsed={isCollapsed || undefined}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <div className={styles.side}>
        <Sidebar items={items} isCollapsed={isCollapsed} onCollapse={setCollapsed} />
      </div>
      <div className={styles.rest}>
        <TopBar
          items={items}
          account={account}
          onMenu={() => setMenuOpen(true)}
          onSearch={() => setPaletteOpen(true)}
          onCommand={onCommand}
        />
        {notices}
        <main id="content" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <SidebarDrawer items={items} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
      <PaletteDialog items={items} isOpen={isPaletteOpen} onClose={() => setPaletteOpen(false)} onCommand={onCommand} />
      {Overview && <Overview onClose={() => setOverview(undefined)} />}
    </div>
  );
}
