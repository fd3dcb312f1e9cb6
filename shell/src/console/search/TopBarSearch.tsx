import { useRef, useState } from 'react';
import type { SidebarItem } from 'shared/contract';
import { type Offered, useOutside } from 'shared/platform';
import { SearchBox } from './SearchBox';
import styles from './TopBarSearch.module.css';

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The top bar's search box, with what it finds below it. */
export function TopBarSearch({
  items,
  onCommand,
}: {
  items: readonly SidebarItem[];
  onCommand: (command: Offered<'palette.command'>) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useOutside(root, isOpen, () => setOpen(false));
  return (
    <div ref={root} className={styles.search} data-open={isOpen || undefined}>
      <SearchBox
        items={items}
        isOpen={isOpen}
        onOpen={setOpen}
        onCommand={onCommand}
        hint={<kbd className={styles.key}>{isMac() ? '⌘K' : 'Ctrl K'}</kbd>}
      />
    </div>
  );
}
