import type { RefObject } from 'react';
import { Icon } from '../ui/Icon';
import { circleCheck } from '../ui/icons';
import styles from './form.module.css';
import { messages } from './messages';

/** The live region rendered next to a form from the start; holds the thank-you message after sending. */
export function SentMessage({ sent, box }: { sent: boolean; box: RefObject<HTMLDivElement | null> }) {
  return (
    <div ref={box} role="status" tabIndex={-1} className={styles.status}>
      {sent && (
        <p className={styles.thanks}>
          <Icon draw={circleCheck} size={24} />
          {messages.thanks}
        </p>
      )}
    </div>
  );
}
