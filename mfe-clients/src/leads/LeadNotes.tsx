import type { LeadNote } from 'shared/domain/lead';
import { useGet } from 'shared/platform';
import { describeFailure, FailedState, formatInstant, LoadingState } from 'shared/ui';
import styles from './LeadNotes.module.css';

/** What was noted about a lead, the newest first; nothing while there is none. */
export function LeadNotes({ id }: { id: string }) {
  const { data: notes, state, error, reload } = useGet<LeadNote[]>(`leads/${id}/notes`);
  if (state === 'failed')
    return <FailedState {...describeFailure('Failed to load the notes', error)} onRetry={reload} />;
  if (notes === undefined) return <LoadingState count={2} />;
  if (notes.length === 0) return null;
  return (
    <section className={styles.notes} aria-label="Notes">
      <h2 className={styles.heading}>Notes</h2>
      <ol className={styles.list}>
        {notes.map(({ id: noteId, at, by, text }) => (
          <li key={noteId} className={styles.note}>
            <p className={styles.when}>
              {by !== '' && <strong>{by} </strong>}
              <time dateTime={at}>{formatInstant(at)}</time>
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
