import { Link } from 'react-router-dom';
import { useGet } from 'shared/platform';
import { describeFailure, FailedState, formatMoney } from 'shared/ui';
import { Panel } from '../Panel';
import styles from './ProjectProgress.module.css';

/** A stage of the pipeline, as `GET pipeline` answers it. */
interface Stage {
  id: string;
  label: string;
  path: string;
  count: number;
  /** Of invoices: what they come to. */
  amountPaise?: number;
}

/** From the first contact to the money: how many stand at each stage. Each stage leads to its list. */
export function ProjectProgress() {
  const { data, state, error, reload } = useGet<Stage[]>('pipeline');
  const most = Math.max(1, ...(data ?? []).map(({ count }) => count));
  return (
    <Panel title="Project Progress" purpose="From the first contact to the money">
      {state === 'loading' && <ProgressSkeleton />}
      {state === 'failed' && <FailedState {...describeFailure('Failed to load the pipeline', error)} onRetry={reload} />}
      {data && (
        <ol className={styles.stages}>
          {data.map(({ id, label, path, count, amountPaise }) => (
            <li key={id}>
              <Link to={path} className={styles.stage}>
                <span className={styles.label}>{label}</span>
                <span className={styles.count}>{count.toLocaleString('en-IN')}</span>
                <span className={styles.amount}>{amountPaise === undefined ? ' ' : formatMoney(amountPaise)}</span>
                <span className={styles.track} aria-hidden="true">
                  <span className={styles.bar} style={{ inlineSize: `${(count / most) * 100}%` }} />
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

/** Keeps the places of the four stages. */
function ProgressSkeleton() {
  return (
    <ol className={styles.stages} aria-busy="true">
      {Array.from({ length: 4 }, (_, index) => (
        <li key={index} className={styles.stage} aria-hidden="true">
          <span className={styles.label}>{'\u00a0'}</span>
          <span className={styles.count}>{'\u00a0'}</span>
          <span className={styles.track} />
        </li>
      ))}
    </ol>
  );
}
