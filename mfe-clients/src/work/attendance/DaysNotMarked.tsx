import { Link } from 'react-router-dom';
import type { CentersOfMonth } from 'shared/domain/work/attendance/centersOfMonth';
import { useGet } from 'shared/platform';
import { Facts, formatCount, ResponseState, SampleMark } from 'shared/ui';
import { attendancePath } from './attendancePath';

interface Props {
  /** `YYYY-MM`. */
  month: string;
  /** Limits the list to one center. By default all centers. */
  centerId?: string;
}

/** The number of a month's unmarked days, linked to them. */
export function DaysNotMarked({ month, centerId }: Props) {
  const { data, ...response } = useGet<CentersOfMonth>('attendance/centers', { month });
  if (response.state === 'failed') return <ResponseState of={response} failed="Failed to count the days" />;
  const days = (data?.centers ?? [])
    .filter((center) => centerId === undefined || center.centerId === centerId)
    .reduce((sum, { missing }) => sum + missing, 0);
  const to = attendancePath({ ...(centerId !== undefined && { center: centerId }), month });
  return (
    <Facts
      facts={[
        {
          label: 'Not marked',
          value: data && (
            <>
              <Link to={to}>{formatCount(days, { one: 'day', many: 'days' })}</Link> {data.isSample && <SampleMark />}
            </>
          ),
        },
      ]}
    />
  );
}
