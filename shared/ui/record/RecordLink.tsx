import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { RecordKind } from 'shared/contract';
import { linkTo } from 'shared/platform';
import styles from '../cells.module.css';

export interface RecordLinkProps {
  kind: RecordKind;
  /** The record's id; without one, `children` are plain text. */
  id: string | null | undefined;
  /** The record's name. */
  children: ReactNode;
}

/**
 * A record's name, linked to its page in whichever module shows it; plain text if none does. In a column, `to` does the
 * same.
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
