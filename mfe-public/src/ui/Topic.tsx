import type { ReactNode } from 'react';
import styles from './Article.module.css';

/** A titled part of an `Article`; from 900 px the title is beside the text. */
export function Topic({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.topic}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.text}>{children}</div>
    </section>
  );
}
