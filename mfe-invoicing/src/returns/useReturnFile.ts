import type { ReactNode } from 'react';
import { useSaving } from '../files/useSaving';

/** A return to save: its GSTIN defaults to the letterhead's. */
interface Saved {
  registration?: string | undefined;
  period: string;
  /** `GSTR-1`. */
  of: string;
}

/** Saves the files of a return, one at a time, named after the return, its period and its GSTIN. */
export function useReturnFile({ registration, period, of }: Saved): {
  running: string | undefined;
  problem: ReactNode;
  save: (key: string, path: string, query: Record<string, string>, suffix: string) => Promise<void>;
} {
  const { running, problem, save } = useSaving();
  return {
    running,
    problem,
    save: (key, path, query, suffix) => {
      const kind = (query.return ?? of).toLowerCase().replace('-', '');
      const name = [kind, period.replace(' ', '-'), registration].filter(Boolean).join('-');
      return save(key, path, { period, return: of, ...(registration && { registration }), ...query }, name + suffix);
    },
  };
}
