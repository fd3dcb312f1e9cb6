import styles from './ReleaseNotices.module.css';
import { leavePreview, type Preview } from './usePreview';

/** What the person should know of the releases in this tab: one that is previewed, one that is newer. */
export function ReleaseNotices({ preview, isNewer }: { preview: Preview | undefined; isNewer: boolean }) {
  return (
    <div role="status" className={styles.notices}>
      {preview && (
        <p className={styles.notice} data-tone={preview.state === 'refused' ? 'bad' : 'brand'}>
          <span>
            {preview.state === 'refused'
              ? preview.reason
              : `Preview: only this tab shows ${preview.module} ${preview.version}.`}
          </span>
          <button type="button" onClick={leavePreview}>
            Leave preview
          </button>
        </p>
      )}
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
