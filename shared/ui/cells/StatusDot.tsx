import styles from './StatusDot.module.css';

/** What a status means; the word beside the dot says it too. */
export type Tone = 'good' | 'warn' | 'bad' | 'neutral' | 'orange';

/** A dot with a word. */
export function StatusDot({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={styles.status} data-tone={tone}>
      {children}
    </span>
  );
}
