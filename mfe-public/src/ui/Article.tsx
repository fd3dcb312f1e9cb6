import type { ReactNode } from 'react';
import styles from './Article.module.css';

/** Running text in topics, at a width that reads well. */
export function Article({ children }: { children: ReactNode }) {
  return (
    <div className={styles.ground}>
      <article className={styles.article}>{children}</article>
    </div>
  );
}
