import { type Candidate, candidateStatuses, type CandidateStatus } from 'shared/domain/candidate';
import { candidateTones } from './resource';
import classes from './StatusButtons.module.css';

export interface StatusButtonsProps {
  candidate: Candidate;
  /** Leaves out the candidate's own status, where a heading says it already. By default false. */
  omitsOwn?: boolean;
  onChange: (candidate: Candidate, status: CandidateStatus) => void;
}

/** One button a status; the candidate's own is pressed. Any may follow any other (section 4). */
export function StatusButtons({ candidate, omitsOwn = false, onChange }: StatusButtonsProps) {
  return (
    <span role="group" aria-label={`${omitsOwn ? 'Move' : 'Status of'} ${candidate.name}`} className={classes.group} data-moves={omitsOwn || undefined}>
      {candidateStatuses.map((status) => {
        const isOwn = status === candidate.status;
        if (isOwn && omitsOwn) return null;
        return (
          <button key={status} type="button" className={classes.button} aria-pressed={omitsOwn ? undefined : isOwn} data-tone={candidateTones[status]} onClick={() => { if (!isOwn) onChange(candidate, status); }}>
            {status}
          </button>
        );
      })}
    </span>
  );
}
