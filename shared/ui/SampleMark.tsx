import styles from './SampleMark.module.css';

/**
 * Marks a record or figure as a sample, not the company's own. By default the text "Sample".
 * @example
 * <SampleMark />
 */
export function SampleMark({ children = 'Sample' }: { children?: string }) {
  return <span className={styles.mark}>{children}</span>;
}
