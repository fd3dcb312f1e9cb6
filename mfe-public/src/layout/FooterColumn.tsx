import type { ReactNode } from 'react';
import { company } from 'shared/domain/companyFacts';
import styles from './Footer.module.css';

type Entry = keyof typeof company.links;

/** A titled list of the footer; an entry is plain text until `company.json` gives it an address. */
export function FooterColumn({ title, entries = [], children }: { title: string; entries?: Entry[]; children?: ReactNode }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {children}
        {entries.map((entry) => (
          <li key={entry}>{company.links[entry] ? <a href={company.links[entry]}>{entry}</a> : entry}</li>
        ))}
      </ul>
    </div>
  );
}
