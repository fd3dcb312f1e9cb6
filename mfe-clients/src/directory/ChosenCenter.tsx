import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Center } from 'shared/domain/center';
import { useRecord } from 'shared/platform';
import { describeFailure, FailedState, LoadingState } from 'shared/ui';
import { CenterCard } from './CenterCard';
import styles from './ChosenCenter.module.css';

/** The center that was chosen; one that a link names need not be on the list's page. */
export function ChosenCenter({ id, rows }: { id: string; rows: readonly Center[] }) {
  const listed = rows.find((row) => row.id === id);
  const { data, state, error, reload } = useRecord<Center>('centers', listed ? undefined : id);
  const [params] = useSearchParams();
  const withoutCenter = new URLSearchParams(params);
  withoutCenter.delete('center');
  const center = listed ?? data;
  return (
    <div className={styles.chosen}>
      <Link className={styles.back} to={`?${withoutCenter.toString()}`}>
        <ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" /> All centers
      </Link>
      {center && <CenterCard center={center} />}
      {!center && state === 'loading' && <LoadingState count={6} />}
      {!center && state === 'failed' && (
        <FailedState {...describeFailure('Failed to load this center', error)} onRetry={reload} />
      )}
    </div>
  );
}
