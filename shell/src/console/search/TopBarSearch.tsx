import { useRef, useState } from 'react';
import type { SidebarItem } from 'shared/contract';
import { type Offered, shortcuts, useOutside } from 'shared/platform';
import { keyText } from '../shortcuts/keyText';
import { SearchBox } from './SearchBox';
import styles from './TopBarSearch.module.css';

/** The top bar's search box with its results below. */
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
        hint={<kbd className={styles.key}>{keyText(shortcuts.search.keys)}</kbd>}
      />
    </div>
  );
}
