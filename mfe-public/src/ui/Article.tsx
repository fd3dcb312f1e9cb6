import type { ReactNode } from 'react';
import styles from './Article.module.css';

/** Text sections at a readable width. */
export function Article({ children }: { children: ReactNode }) {
  return (
    <div className={styles.ground}>
      <article className={styles.article}>{children}</article>
    </div>
  );
}
