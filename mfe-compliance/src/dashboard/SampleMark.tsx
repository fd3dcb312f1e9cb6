import styles from './SampleMark.module.css';

/** Says that figures are samples, not the company's. */
export function SampleMark({ children }: { children: string }) {
  return <span className={styles.mark}>{children}</span>;
}
