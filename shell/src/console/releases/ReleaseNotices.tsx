import styles from './ReleaseNotices.module.css';

/** A notice that a newer release than this tab's exists. */
export function ReleaseNotices({ isNewer }: { isNewer: boolean }) {
  return (
    <div role="status">
      {isNewer && (
        <p className={styles.notice}>
          <span>
            A newer version of this console is ready. It loads with the next page you open, once nothing is unsaved.
          </span>
          <button type="button" onClick={() => location.reload()}>
            Load it now
          </button>
        </p>
      )}
    </div>
  );
}
