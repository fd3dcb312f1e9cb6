import type { ReactNode } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  /** The section's anchor; its heading gets the id `<id>-title`. */
  id: string;
  title: string;
  /** One or two sentences under the title. By default, none. */
  lead?: ReactNode;
  /** The section's background. By default, plain. */
  tone?: 'plain' | 'page' | 'navy';
  /** The title beside the content instead of above it, from 900 px. By default, above. */
  split?: boolean;
  children: ReactNode;
}

/** A part of a page with its own heading. */
export function Section({ id, title, lead, tone = 'plain', split = false, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={`${styles.section} ${styles[tone]}`}>
      <div className={`${styles.inner} ${split ? styles.split : ''}`}>
        <div className={styles.heading}>
          <h2 id={`${id}-title`} className={styles.title}>
            {title}
          </h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
