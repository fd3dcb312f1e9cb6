import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** One fact of a record: label and value; hidden if empty. */
export interface Fact {
  label: string;
  value: ReactNode;
  /** Spans the full width: an address, a sentence. By default false. */
  isWide?: boolean;
}

const isEmpty = (value: ReactNode) => value === '' || value === null || value === undefined || value === false;

/**
 * A record's facts, read-only. @example <Facts   facts={[     { label: 'Days', value: slip.days },     { label: 'Note',
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
