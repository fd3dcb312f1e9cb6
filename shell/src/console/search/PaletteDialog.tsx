import type { SidebarItem } from 'shared/contract';
import type { Offered } from 'shared/platform';
import { useModal } from '../useModal';
import styles from './PaletteDialog.module.css';
import { SearchBox } from './SearchBox';

/** The search dialog: opened by Ctrl-K or ⌘K, and by the search button of small screens. */
export function PaletteDialog({
  items,
  isOpen,
  onClose,
  onCommand,
}: {
  items: readonly SidebarItem[];
  isOpen: boolean;
  onClose: () => void;
  onCommand: (command: Offered<'palette.command'>) => void;
}) {
  const dialog = useModal(isOpen);
  return (
    <dialog ref={dialog} className={styles.palette} aria-label="Search" onClose={onClose}>
      {isOpen && (
        <div className={styles.content}>
          <SearchBox
            items={items}
            isOpen
            onOpen={(open) => !open && onClose()}
            onCommand={onCommand}
            autoFocus
            hint={<kbd className={styles.key}>Esc</kbd>}
          />
        </div>
      )}
    </dialog>
  );
}
