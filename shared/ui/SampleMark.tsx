import styles from './SampleMark.module.css';

/**
 * Says that a record or figure is a sample, not the company's. By default in the word "Sample".
 * @example
 * <SampleMark />
 */
export function SampleMark({ children = 'Sample' }: { children?: string }) {
  return <span className={styles.mark}>{children}</span>;
}
