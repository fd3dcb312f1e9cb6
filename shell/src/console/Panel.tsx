import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

/** A titled card on a page of the console. */
export function Panel({
  title,
  purpose,
  actions,
  children,
}: {
  title: string;
  purpose?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <div>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {purpose !== undefined && <p className={styles.purpose}>{purpose}</p>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  );
}
