import { type Candidate, type CandidateStatus, candidateStatuses } from 'shared/domain/people/candidates/candidate';
import { useMay } from 'shared/platform';
import { apiPath } from '../../section/sections';
import { candidateTones } from './resource';
import styles from './StatusButtons.module.css';

export interface StatusButtonsProps {
  candidate: Candidate;
  onChange: (candidate: Candidate, status: CandidateStatus) => void;
}

/**
 * One button per status, the current one pressed. Any status may follow any other; accounts that can't change it see
 * only the current one.
 */
export function StatusButtons({ candidate, onChange }: StatusButtonsProps) {
  const mayWrite = useMay(`${apiPath(candidate.product, 'candidates')}:write`);
  const offered = candidateStatuses.filter((status) => mayWrite || status === candidate.status);
  return (
    <span role="group" aria-label={`Status of ${candidate.name}`} className={styles.group}>
      {offered.map((status) => {
        const isOwn = status === candidate.status;
        return (
          <button
            key={status}
            type="button"
            className={styles.button}
            aria-pressed={isOwn}
            data-tone={candidateTones[status]}
            onClick={() => {
              if (!isOwn) onChange(candidate, status);
            }}
          >
            {status}
          </button>
        );
      })}
    </span>
  );
}
