import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import type { MergePreview } from 'shared/domain/records/merge';
import { api, confirm, type StoredRecord } from 'shared/platform';
import { Facts } from '../record/Facts';
import type { ResourceDefinition } from '../resource';
import { FailedState, FailureNotice, LoadingState } from '../states';
import { describeFailure, type Failure } from '../texts';
import { DifferingFields } from './DifferingFields';
import { differing, taken } from './differing';
import styles from './MergeDrawer.module.css';
import { mergeRecords } from './mergeCalls';

export interface MergePairProps {
  resource: ResourceDefinition<StoredRecord>;
  /** The record that stays. */
  kept: StoredRecord;
  /** The record that is merged into it. */
  gone: StoredRecord;
  onDone: () => void;
}

/** The server's preview of merging two records; `reload` fetches it again. */
function usePreview(path: string, keptId: string, other: string) {
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<{ preview?: MergePreview; error?: unknown }>({});
  useEffect(() => {
    const end = new AbortController();
    api
      .post<MergePreview>(`${path}/${encodeURIComponent(keptId)}/merge/preview`, { other }, { signal: end.signal })
      .then((preview) => setAnswer({ preview }))
      .catch((error: unknown) => !end.signal.aborted && setAnswer({ error }));
    return () => end.abort();
  }, [path, keptId, other, tries]);
  const reload = () => {
    setAnswer({});
    setTries((count) => count + 1);
  };
  return { ...answer, reload };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Two records side by side: a choice for each difference, the related records that move, and the merge button. */
export function MergePair({ resource, kept, gone, onDone }: MergePairProps) {
  const { path, title, name } = resource;
  const { preview, error, reload } = usePreview(path, kept.id, gone.id);
  const fields = differing(resource.fields, kept, gone);
  const [take, setTake] = useState<ReadonlySet<string>>(() => taken(fields, kept, gone));
  const [isMerging, setMerging] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const merge = async () => {
    const agreed = await confirm({
      title: `Merge these ${name.many}?`,
      body: `${title(gone)} becomes part of ${title(kept)} and is deleted. You can undo this.`,
      confirmLabel: 'Merge',
    });
    if (!agreed) return;
    setMerging(true);
    setFailure(undefined);
    try {
      const versions = { version: kept.version, otherVersion: gone.version };
      await mergeRecords(
        path,
        kept.id,
        { other: gone.id, take: [...take], ...versions },
        `${title(gone)} merged into ${title(kept)}`,
      );
      onDone();
    } catch (thrown) {
      setFailure(describeFailure('Merge failed', thrown));
      setMerging(false);
    }
  };
  if (error !== undefined)
    return <FailedState {...describeFailure('Failed to compare the two', error)} onRetry={reload} />;
  if (!preview) return <LoadingState count={5} />;
  return (
    <>
      {preview.refused !== null && (
        <Alert type="error" showIcon role="alert" title="These can’t be merged" description={preview.refused} />
      )}
      <DifferingFields
        fields={fields}
        kept={{ ...kept, title: title(kept) }}
        gone={{ ...gone, title: title(gone) }}
        names={preview.names}
        take={take}
        onTake={setTake}
      />
      <section>
        <h3 className={styles.heading}>Moves here</h3>
        {preview.moves.length === 0 ? (
          <p className={styles.text}>Nothing else belongs to {title(gone)}.</p>
        ) : (
          <Facts facts={preview.moves.map((move) => ({ label: capital(move.title), value: String(move.count) }))} />
        )}
      </section>
      {failure && <FailureNotice failure={failure} />}
      <div className={styles.footer}>
        <Button type="primary" loading={isMerging} disabled={preview.refused !== null} onClick={() => void merge()}>
          Merge
        </Button>
      </div>
    </>
  );
}
