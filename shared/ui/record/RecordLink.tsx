import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RecordKind } from 'shared/contract';
import { linkTo } from 'shared/platform';
import styles from '../cells.module.css';

export interface RecordLinkProps {
  kind: RecordKind;
  /** The record's id; without one, `children` stand as text. */
  id: string | null | undefined;
  /** What names the record. */
  children: ReactNode;
}

/**
 * A record's name that leads to its page, whichever module shows it; text when none here does. In a column, `to` does the same.
 * @example
 * <RecordLink kind="company" id={id}>Acme Ltd</RecordLink>
 */
export function RecordLink({ kind, id, children }: RecordLinkProps) {
  const to = linkTo(kind, id);
  if (to === undefined) return <span>{children}</span>;
  return (
    <Link className={`${styles.link} ${styles.record}`} to={to}>
      {children}
    </Link>
  );
}
