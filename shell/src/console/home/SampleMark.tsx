import styles from './SampleMark.module.css';

/** Says that figures are the specification's, not the company's. */
export function SampleMark({ children }: { children: string }) {
  return <span className={styles.mark}>{children}</span>;
}
