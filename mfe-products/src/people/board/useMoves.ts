import { useCallback, useState } from 'react';
import { notify, type StoredRecord } from 'shared/platform';
import type { Board } from './board';

/** Records being moved between columns. */
export interface Moves<R, C> {
  /** By id, with each one's new value. */
  moving: ReadonlyMap<string, R>;
  /** The card moved last; takes the focus. */
  last: R | undefined;
  move: (row: R, column: C) => Promise<void>;
}

/**
 * Moves records between columns optimistically, with Undo; failed moves are reverted. `store` resolves to whether it
 * was saved.
 */
export function useMoves<R extends StoredRecord, C extends string>(
  { field, titleOf }: Pick<Board<R, C>, 'field' | 'titleOf'>,
  store: (row: R, column: C) => Promise<boolean>,
): Moves<R, C> {
  const [moving, setMoving] = useState<ReadonlyMap<string, R>>(new Map());
  const [last, setLast] = useState<R>();
  const place = useCallback(
    async (row: R, column: C) => {
      const moved = { ...row, [field]: column };
      setMoving((before) => new Map(before).set(row.id, moved));
      setLast(moved);
      const isStored = await store(row, column);
      if (!isStored) setLast(row);
      setMoving((before) => new Map([...before].filter(([, other]) => other !== moved)));
      return isStored;
    },
    [field, store],
  );
  const move = useCallback(
    async (row: R, column: C) => {
      const isStored = await place(row, column);
      if (isStored)
        notify.success(`${titleOf(row)} moved to ${column}`, {
          undo: () => place({ ...row, [field]: column }, row[field] as C),
        });
    },
    [field, place, titleOf],
  );
  return { moving, last, move };
}
