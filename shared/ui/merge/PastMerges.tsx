import { Button } from 'antd';
import { useState } from 'react';
import type { PastMerge } from 'shared/domain/records/merge';
import { Allowed, useGet } from 'shared/platform';
import { formatInstant } from '../format';
import { FailureNotice } from '../states';
import { describeFailure, type Failure } from '../texts';
import styles from './MergeDrawer.module.css';
import { undoMerge } from './mergeCalls';
import { mergeRights } from './mergeRights';

/**
 * The records merged into this one, latest first, each with Undo if the account has the right; hidden if there are
 * none.
 */
export default function PastMerges({ path, id }: { path: string; id: string }) {
  const { data: merges = [] } = useGet<PastMerge[]>(`${path}/${encodeURIComponent(id)}/merges`);
  const [undoing, setUndoing] = useState('');
  const [failure, setFailure] = useState<Failure>();
  const undo = async (mergeId: string) => {
    setUndoing(mergeId);
    setFailure(undefined);
    try {
      await undoMerge(path, id, mergeId);
    } catch (error) {
      setFailure(describeFailure('Undo failed', error));
    } finally {
      setUndoing('');
    }
  };
  if (merges.length === 0) return null;
  return (
    <>
      {failure && <FailureNotice failure={failure} onClose={() => setFailure(undefined)} />}
      <ul className={styles.past} aria-label="Merged records">
        {merges.map(({ id: mergeId, at, by, title }) => (
          <li key={mergeId}>
            <span>
              <strong>{by}</strong> merged {title || 'another record'} into this{' '}
              <time className={styles.text} dateTime={at}>
                {formatInstant(at)}
              </time>
            </span>
            <Allowed right={mergeRights(path)}>
              <Button
                size="small"
                aria-label={`Undo the merge of ${title}`}
                loading={undoing === mergeId}
                onClick={() => void undo(mergeId)}
              >
                Undo
              </Button>
            </Allowed>
          </li>
        ))}
      </ul>
    </>
  );
}
