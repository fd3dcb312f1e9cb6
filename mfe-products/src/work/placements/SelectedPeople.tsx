import { Link } from 'react-router-dom';
import type { Submission } from 'shared/domain/people/submissions/submission';
import { useList } from 'shared/platform';
import { Text } from 'shared/ui';
import { placeCandidate } from './paths';

const SHOWN = 20;

/** The candidates selected for a vacancy, each with the form that places them, as on the board's cards. */
export function SelectedPeople({ vacancyId }: { vacancyId: string }) {
  const { rows } = useList<Submission>('submissions', { vacancyId, stage: 'Selected', page: 1, size: SHOWN });
  if (rows.length === 0) return null;
  return (
    <Text>
      Selected for this vacancy:{' '}
      {rows.map(({ id, candidateId, candidateName }, place) => (
        <span key={id}>
          {place > 0 && ', '}
          <Link to={placeCandidate(candidateId, 'instahires', vacancyId)}>{candidateName}</Link>
        </span>
      ))}
      . Or choose an employee below.
    </Text>
  );
}
