import type { SidebarItem } from 'shared/contract';
import { useModal } from '../useModal';
import styles from './PaletteDialog.module.css';
import { SearchBox } from './SearchBox';

/** Search over the page: opened by Ctrl-K or ⌘K, and by the search button of small screens. */
export function PaletteDialog({
  items,
  isOpen,
  onClose,
}: {
  items: readonly SidebarItem[];
  isOpen: boolean;
  onClose: () => void;
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
            autoFocus
            hint={<kbd className={styles.key}>Esc</kbd>}
          />
        </div>
      )}
    </dialog>
  );
}
