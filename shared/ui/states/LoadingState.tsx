import styles from './LoadingState.module.css';

export interface LoadingStateProps {
  /** The shape of what comes. By default `lines`. */
  shape?: 'lines' | 'cards' | 'form' | 'chart';
  /** How many lines, cards or fields. By default 4. */
  count?: number;
  /** What screen readers hear, and who waits long reads. By default "Loading...". */
  label?: string;
}

/** The shape of what is coming; appears after 150 ms, so that a quick answer shows none of it. */
export function LoadingState({ shape = 'lines', count = 4, label = 'Loading...' }: LoadingStateProps) {
  return (
    <div role="status" className={styles.loading} data-shape={shape}>
      <span className={styles.label}>{label}</span>
      <div className={styles.pieces} aria-hidden="true">
        {Array.from({ length: shape === 'chart' ? 1 : count }, (_, index) => (
          <span key={index} className={styles.piece} />
        ))}
      </div>
    </div>
  );
}

/** One grey bar, for skeletons of another shape. Its container decides the width. */
export function SkeletonBar({ width = '100%' }: { width?: string }) {
  return <span className={styles.piece} data-bar style={{ inlineSize: width }} />;
}
