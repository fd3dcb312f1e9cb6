import { X } from 'lucide-react';
import styles from './PanelHead.module.css';

/** The title of a panel of the frame, and the button that closes it. */
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
