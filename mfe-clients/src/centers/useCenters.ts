import { useMemo } from 'react';
import type { Center, CenterInput } from 'shared/domain/center';
import { useGet } from 'shared/platform';
import type { ResourceDefinition } from 'shared/ui';
import { centers } from './resource';

/** The words in use, `GET /api/centers/facets`. */
interface Facets {
  state: string[];
  center_typ: string[];
}

/** The centers with filters for the states and types that are in use. */
export function useCenters(): ResourceDefinition<Center, CenterInput> {
  const { data } = useGet<Facets>('centers/facets');
  return useMemo(
    () => ({
      ...centers,
      filters: [
        { name: 'state', label: 'State', options: data?.state ?? [], multiple: true },
        { name: 'center_typ', label: 'Type', options: data?.center_typ ?? [], multiple: true },
      ],
    }),
    [data],
  );
}
