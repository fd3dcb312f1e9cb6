import type { ReactNode } from 'react';
import styles from './Panel.module.css';

export interface PanelProps {
  /** An h2 above the content. */
  title?: string;
  /** At the right of the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A surface of the page: a form, a summary, a few figures. */
export function Panel({ title, actions, children }: PanelProps) {
  return (
    <section className={styles.panel} aria-label={title}>
      {(title !== undefined || actions !== undefined) && (
        <header className={styles.head}>
          {title !== undefined && <h2 className={styles.title}>{title}</h2>}
          {actions}
        </header>
      )}
      {children}
    </section>
  );
}
