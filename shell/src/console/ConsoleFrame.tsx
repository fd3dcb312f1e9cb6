import { type ReactNode, useMemo, useState } from 'react';
import type { Registry } from 'shared/contract';
import { type Offered, useRights, useShortcut } from 'shared/platform';
import { PaletteDialog } from './search/PaletteDialog';
import { useRememberedVisits } from './search/visits';
import { Sidebar } from './sidebar/Sidebar';
import { SidebarDrawer } from './sidebar/SidebarDrawer';
import { sidebarOf } from './sidebar/sidebarOf';
import { TopBar } from './topbar/TopBar';
import { useCurrentAccount } from './useCurrentAccount';
import { useOnDemand } from './useOnDemand';
import { useRemembered } from './useRemembered';
import 'shared/ui/icons.css';
import './print.css';
import styles from './ConsoleFrame.module.css';

const loadOverview = () =>
  import(/* webpackChunkName: "shortcuts" */ './shortcuts/ShortcutsDialog').then((file) => file.default);

// In one chunk with the parts that shortcuts open: each further chunk adds its name to what visitors load.
const loadOwners = () =>
  import(/* webpackChunkName: "shortcuts" */ './owners/OwnersOverlay').then((file) => file.default);

/** Sidebar, top bar and main area. Doesn't use antd, so that it renders while a page is loading. */
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
  const overview = useOnDemand(loadOverview, 'The keyboard shortcuts');
  const owners = useOnDemand(loadOwners, 'The owners');
  useShortcut('search', () => setPaletteOpen(true));
  useShortcut('overview', overview.open);
  useShortcut('owners', owners.open);
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
      {owners.Part && <owners.Part registry={registry} onClose={owners.close} />}
      {overview.Part && <overview.Part onClose={overview.close} />}
    </div>
  );
}
