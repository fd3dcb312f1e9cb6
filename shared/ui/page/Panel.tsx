import type { ReactNode } from 'react';
import styles from './Panel.module.css';

export interface PanelProps {
  /** An h2 above the content. */
  title?: string;
  /** A line or two under the title. */
  purpose?: ReactNode;
  /** At the right of the title: buttons, or a link to where there is more. */
  actions?: ReactNode;
  /** One of several on a page: less room, a smaller title. By default false. */
  dense?: boolean;
  children: ReactNode;
}

/**
 * A surface of the page: a form, a summary, a few figures.
 * @example
 * <Panel title="Next pay run" dense>{list}</Panel>
 */
export function Panel({ title, purpose, actions, dense = false, children }: PanelProps) {
  return (
    <section className={dense ? `${styles.panel} ${styles.dense}` : styles.panel} aria-label={title}>
      {(title !== undefined || actions !== undefined) && (
        <header className={styles.head}>
          {title !== undefined && (
            <div>
              <h2 className={styles.title}>{title}</h2>
              {purpose !== undefined && <p className={styles.purpose}>{purpose}</p>}
            </div>
          )}
          {actions}
        </header>
      )}
      {children}
    </section>
  );
}
