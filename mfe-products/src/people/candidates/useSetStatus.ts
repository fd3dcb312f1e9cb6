import { useCallback } from 'react';
import type { Candidate, CandidateStatus } from 'shared/domain/people/candidates/candidate';
import { notify, useSave } from 'shared/platform';
import { errorSentence } from 'shared/ui';
import { SUBMISSIONS } from '../submissions/resource';

/** The records that a status changes. */
const followers = [SUBMISSIONS];

/** Gives a candidate any status, shown at once and taken back when the server refuses; says so then. Resolves to whether it was stored; with `waits`, once the lists were fetched again. */
export function useSetStatus(path: string) {
  const { save } = useSave<Candidate>(path, followers);
  return useCallback(
    async (candidate: Candidate, status: CandidateStatus, waits = false): Promise<boolean> => {
      try {
        await save({ status }, candidate.id, { optimistic: true, waits });
        return true;
      } catch (error) {
        notify.error(errorSentence('Failed to update status', error));
        return false;
      }
    },
    [save],
  );
}
