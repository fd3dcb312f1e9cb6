import type { Center } from 'shared/domain/clients/centers/center';
import { useGet } from 'shared/platform';
import { AttendanceLinks } from './AttendanceLinks';

/** The supervisor links of a center by its id. Renders nothing while loading or if the center doesn't exist. */
export function LinksOfCenter({ centerId }: { centerId: string }) {
  const { data } = useGet<Center>(`centers/${encodeURIComponent(centerId)}`);
  return data ? <AttendanceLinks center={data} /> : null;
}
