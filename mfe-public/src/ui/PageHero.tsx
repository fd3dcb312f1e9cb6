import type { ReactNode } from 'react';
import styles from './PageHero.module.css';

/** The first screen of every page except the home page: title and a sentence. */
export function PageHero({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{children}</p>
      </div>
    </header>
  );
}
