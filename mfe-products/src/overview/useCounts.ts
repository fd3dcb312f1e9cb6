import { useGet } from 'shared/platform';

/** The number of a path's records by status, and in total. */
export interface Counts {
  byStatus: Readonly<Record<string, number>> | undefined;
  total: number | undefined;
  error: Error | undefined;
  reload: () => void;
}

/** Fetches `GET <path>/counts`; refetched when a record of the path changes. */
export function useCounts(path: string): Counts {
  const { data, error, reload } = useGet<Record<string, number>>(`${path}/counts`);
  return { byStatus: data, total: data && Object.values(data).reduce((sum, count) => sum + count, 0), error, reload };
}
