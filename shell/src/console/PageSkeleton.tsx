import styles from './PageSkeleton.module.css';

/** Skeleton of a loading page: heading, toolbar, rows. Appears after 150 ms. */
export function PageSkeleton() {
  return (
    <div role="status" className={styles.skeleton}>
      <span className={styles.label}>Loading...</span>
      <div aria-hidden="true">
        <div className={styles.title} />
        <div className={styles.purpose} />
        <div className={styles.panel}>
          {Array.from({ length: 6 }, (_, row) => (
            <div key={row} className={styles.row} />
          ))}
        </div>
      </div>
    </div>
  );
}
