import { X } from 'lucide-react';
import styles from './PanelHead.module.css';

/** The title and close button of a panel in the frame. */
export function PanelHead({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  return (
    <header className={styles.head}>
      <h2 id={id}>{title}</h2>
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <X size={20} />
      </button>
    </header>
  );
}
