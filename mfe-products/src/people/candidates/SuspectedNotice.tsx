import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import type { Candidate } from 'shared/domain/people/candidates/candidate';
import { useList } from 'shared/platform';

/** The number of applications set aside as probable spam, linked to them; hidden if there are none. */
export function SuspectedNotice({ path }: { path: string }) {
  const { total = 0 } = useList<Candidate>(path, { suspected: true, page: 1, size: 1 });
  if (total === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={
        <Link to="?suspected=true">
          {total === 1 ? '1 application is kept aside' : `${total} applications are kept aside`} as suspected spam
        </Link>
      }
    />
  );
}
