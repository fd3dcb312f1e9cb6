import { CircleCheck } from 'lucide-react';
import type { RefObject } from 'react';
import styles from './form.module.css';
import { messages } from './messages';

/** The live region that stands beside a form from the start and holds the thanks once it is sent. */
export function SentMessage({ sent, box }: { sent: boolean; box: RefObject<HTMLDivElement | null> }) {
  return (
    <div ref={box} role="status" tabIndex={-1} className={styles.status}>
      {sent && (
        <p className={styles.thanks}>
          <CircleCheck size={24} strokeWidth={1.5} />
          {messages.thanks}
        </p>
      )}
    </div>
  );
}
