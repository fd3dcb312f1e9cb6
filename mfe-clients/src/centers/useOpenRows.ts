import { useState } from 'react';

/** Which rows show more; any number of them. */
export interface OpenRows {
  has: (row: { id: string }) => boolean;
  toggle: (row: { id: string }) => void;
}

/** Keeps which rows are open; all begin closed. */
export function useOpenRows(): OpenRows {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    has: ({ id }) => ids.has(id),
    toggle: ({ id }) =>
      setIds((open) => (open.has(id) ? new Set([...open].filter((other) => other !== id)) : new Set([...open, id]))),
  };
}
