import { useCallback } from 'react';
import type { Candidate, CandidateStatus } from 'shared/domain/people/candidates/candidate';
import { useSave } from 'shared/platform';
import { attempt } from 'shared/ui';
import { SUBMISSIONS } from '../submissions/resource';

/** The records that a status changes. */
const followers = [SUBMISSIONS];

/**
 * Sets a candidate's status optimistically; reverts and reports a refusal. Resolves to whether it was saved; with
 * `waits`, after the lists are refetched.
 */
export function useSetStatus(path: string) {
  const { save } = useSave<Candidate>(path, followers);
  return useCallback(
    (candidate: Candidate, status: CandidateStatus, waits = false): Promise<boolean> =>
      attempt('Failed to update status', () => save({ status }, candidate.id, { optimistic: true, waits })),
    [save],
  );
}
