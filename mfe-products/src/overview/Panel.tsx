import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './Panel.module.css';

export interface PanelProps {
  title: string;
  /** Where there is more of it. */
  link: { label: string; to: string };
  children: ReactNode;
}

/** One part of an overview. */
export function Panel({ title, link, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <Link to={link.to} className={styles.link}>
          {link.label}
        </Link>
      </div>
      {children}
    </section>
  );
}
