import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import classes from './Panel.module.css';

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
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <Link to={link.to} className={classes.link}>
          {link.label}
        </Link>
      </div>
      {children}
    </section>
  );
}
