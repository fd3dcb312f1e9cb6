import { useCallback, useState } from 'react';
import type { Candidate, CandidateStatus } from 'shared/domain/people/candidate';
import { notify } from 'shared/platform';
import { useSetStatus } from '../useSetStatus';

/** Candidates on their way from one column to another. */
export interface Moves {
  /** By id, with the status that each is getting. */
  moving: ReadonlyMap<string, Candidate>;
  /** Who moved last, to be given the focus. */
  last: Candidate | undefined;
  move: (candidate: Candidate, status: CandidateStatus) => Promise<void>;
}

/** Moves candidates between the columns at once, and says so with an Undo; who can't be stored goes back. */
export function useMoves(path: string): Moves {
  const setStatus = useSetStatus(path);
  const [moving, setMoving] = useState<ReadonlyMap<string, Candidate>>(new Map());
  const [last, setLast] = useState<Candidate>();
  const place = useCallback(
    async (candidate: Candidate, status: CandidateStatus) => {
      const moved = { ...candidate, status };
      setMoving((before) => new Map(before).set(candidate.id, moved));
      setLast(moved);
      const isStored = await setStatus(candidate, status, true);
      if (!isStored) setLast(candidate);
      setMoving((before) => new Map([...before].filter(([, other]) => other !== moved)));
      return isStored;
    },
    [setStatus],
  );
  const move = useCallback(
    async (candidate: Candidate, status: CandidateStatus) => {
      const isStored = await place(candidate, status);
      if (isStored)
        notify.success(`${candidate.name} moved to ${status}`, {
          undo: () => place({ ...candidate, status }, candidate.status),
        });
    },
    [place],
  );
  return { moving, last, move };
}
