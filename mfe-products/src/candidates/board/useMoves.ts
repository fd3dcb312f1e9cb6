import { useCallback, useState } from 'react';
import type { Candidate, CandidateStatus } from 'shared/domain/candidate';
import { refresh } from 'shared/platform';
import { useSetStatus } from '../useSetStatus';

/** Candidates on their way from one column to another. */
export interface Moves {
  /** By id, with the status that each is getting. */
  moving: ReadonlyMap<string, Candidate>;
  /** Who moved last, to be told to screen readers and given the focus. */
  last: Candidate | undefined;
  move: (candidate: Candidate, status: CandidateStatus) => Promise<void>;
}

/** Moves candidates between the columns at once; who can't be stored goes back. */
export function useMoves(path: string): Moves {
  const setStatus = useSetStatus(path);
  const [moving, setMoving] = useState<ReadonlyMap<string, Candidate>>(new Map());
  const [last, setLast] = useState<Candidate>();
  const move = useCallback(
    async (candidate: Candidate, status: CandidateStatus) => {
      const moved = { ...candidate, status };
      setMoving((before) => new Map(before).set(candidate.id, moved));
      setLast(moved);
      const isStored = await setStatus(candidate, status);
      if (!isStored) setLast(candidate);
      await refresh(path);
      setMoving((before) => new Map([...before].filter(([, other]) => other !== moved)));
    },
    [path, setStatus],
  );
  return { moving, last, move };
}
