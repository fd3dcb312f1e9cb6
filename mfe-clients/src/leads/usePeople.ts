import { useMemo } from 'react';
import { useGet } from 'shared/platform';
import type { Option } from 'shared/ui';

/** Someone who works here, as `GET /api/people` tells it. */
interface Person {
  id: string;
  name: string;
}

/** Who can look after a lead, as choices of a select or filter. */
export function usePeople(): readonly Option[] {
  const { data } = useGet<Person[]>('people');
  return useMemo(() => (data ?? []).map(({ id, name }) => ({ value: id, label: name })), [data]);
}
