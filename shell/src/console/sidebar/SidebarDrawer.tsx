import { X } from 'lucide-react';
import type { SidebarItem } from 'shared/contract';
import { useModal } from '../useModal';
import { Sidebar } from './Sidebar';
import styles from './SidebarDrawer.module.css';

/** The sidebar on small screens: slides over the page and closes when a link is followed. */
export function SidebarDrawer({
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
    <dialog ref={dialog} className={styles.drawer} aria-label="Menu" onClose={onClose}>
      {isOpen && (
        <div className={styles.content}>
          <button type="button" className={styles.close} aria-label="Close menu" onClick={onClose}>
            <X size={20} />
          </button>
          <Sidebar items={items} isCollapsed={false} />
        </div>
      )}
    </dialog>
  );
}
