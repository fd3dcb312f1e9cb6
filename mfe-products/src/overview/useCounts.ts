import { useGet } from 'shared/platform';

/** How many records of a path have each status, and in all. */
export interface Counts {
  byStatus: Readonly<Record<string, number>> | undefined;
  total: number | undefined;
  error: Error | undefined;
  reload: () => void;
}

/** Asks `GET <path>/counts`; asked again whenever a record of the path changes. */
export function useCounts(path: string): Counts {
  const { data, error, reload } = useGet<Record<string, number>>(`${path}/counts`);
  return { byStatus: data, total: data && Object.values(data).reduce((sum, count) => sum + count, 0), error, reload };
}
