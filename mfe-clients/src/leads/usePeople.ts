import { useGet } from 'shared/platform';
import { useMemo } from 'react';

/** Someone who works here, as `GET /api/people` tells it. */
interface Person {
  id: string;
  name: string;
}

export interface People {
  /** As choices of a select or filter. */
  options: { value: string; label: string }[];
  /** The name of an account; of one that is gone, "Former colleague"; empty for nobody. */
  nameOf: (id: string) => string;
}

/** Who can look after a lead. */
export function usePeople(): People {
  const { data, state } = useGet<Person[]>('people');
  return useMemo(() => {
    const names = new Map(data?.map(({ id, name }) => [id, name]));
    return {
      options: (data ?? []).map(({ id, name }) => ({ value: id, label: name })),
      nameOf: (id) => names.get(id) ?? (id === '' || state !== 'ready' ? '' : 'Former colleague'),
    };
  }, [data, state]);
}
