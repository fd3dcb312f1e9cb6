import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** One fact of a record: its name and value; an empty one is left out. */
export interface Fact {
  label: string;
  value: ReactNode;
  /** Takes the whole line: an address, a sentence. By default false. */
  isWide?: boolean;
}

const isEmpty = (value: ReactNode) => value === '' || value === null || value === undefined || value === false;

/**
 * A record's facts, to read. @example <Facts   facts={[     { label: 'Days', value: slip.days },     { label: 'Note',
 * value: slip.note, isWide: true },   ]} />
 */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ({ label, value, isWide }) =>
          !isEmpty(value) && (
            <div key={label} data-wide={isWide || undefined}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
