import type { ReactNode } from 'react';
import type { FooterLink } from '../company/company';
import styles from './Footer.module.css';

/** A titled list of the footer; an entry without an address is plain text. */
export function FooterColumn({ title, entries = [], children }: { title: string; entries?: FooterLink[]; children?: ReactNode }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {children}
        {entries.map(({ label, url }) => (
          <li key={label}>{url ? <a href={url}>{label}</a> : label}</li>
        ))}
      </ul>
    </div>
  );
}
