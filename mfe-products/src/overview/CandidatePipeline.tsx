import { Link } from 'react-router-dom';
import { candidateStatuses } from 'shared/domain/people/candidates/candidate';
import { describeFailure, FailedState, formatNumber, LoadingState, Panel } from 'shared/ui';
import { candidateTones } from '../people/candidates/resource';
import { apiPath, type Section } from '../section/sections';
import styles from './CandidatePipeline.module.css';
import { useCounts } from './useCounts';

/** The candidates' progress: a bar with each status's share, and each status linked to its candidates. */
export function CandidatePipeline({ section: { base, product } }: { section: Section }) {
  const { byStatus, total = 0, error, reload } = useCounts(apiPath(product, 'candidates'));
  const list = `${base}/manageCandidate`;
  return (
    <Panel dense title="Candidates by status" actions={<Link to={`${list}?view=board`}>Open the board</Link>}>
      {!byStatus && !error && <LoadingState count={2} />}
      {!byStatus && error && <FailedState {...describeFailure('Failed to load candidates', error)} onRetry={reload} />}
      {byStatus && (
        <>
          <div className={styles.bar} aria-hidden="true" data-empty={total === 0 || undefined}>
            {candidateStatuses
              .filter((status) => byStatus[status])
              .map((status) => (
                <span key={status} data-tone={candidateTones[status]} style={{ flexGrow: byStatus[status] }} />
              ))}
          </div>
          <ul className={styles.legend}>
            {candidateStatuses.map((status) => (
              <li key={status}>
                <Link to={`${list}?status=${status}`} data-tone={candidateTones[status]}>
                  <span>{status}</span> <strong>{formatNumber(byStatus[status] ?? 0)}</strong>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
