import type { Center } from 'shared/domain/clients/centers/center';
import { useGet } from 'shared/platform';
import { AttendanceLinks } from './AttendanceLinks';

/** The supervisors' links of a center that is known by its id. Nothing while it is read, or for a center that is not there. */
export function LinksOfCenter({ centerId }: { centerId: string }) {
  const { data } = useGet<Center>(`centers/${encodeURIComponent(centerId)}`);
  return data ? <AttendanceLinks center={data} /> : null;
}
