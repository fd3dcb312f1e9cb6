import { Pin } from 'lucide-react';
import { usePinned } from '../search/usePinned';
import styles from './PinButton.module.css';

/** Pins a page to the top of the search, or unpins it. */
export function PinButton({ path }: { path: string }) {
  const { pinned, turn } = usePinned();
  const isPinned = pinned.includes(path);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Pin this page"
      title={isPinned ? 'Unpin this page' : 'Pin this page: it comes first in the search'}
      aria-pressed={isPinned}
      onClick={() => turn(path)}
    >
      <Pin size={16} />
    </button>
  );
}
