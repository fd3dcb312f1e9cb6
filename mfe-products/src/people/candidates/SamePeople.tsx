import { Alert } from 'antd';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Candidate } from 'shared/domain/people/candidates/candidate';
import type { Duplicate } from 'shared/domain/records/duplicate';
import { api } from 'shared/platform';

/** Shows other records with the same phone number or email address, to merge them; hidden if there are none. */
export function SamePeople({ path, candidate: { id, phone, email } }: { path: string; candidate: Candidate }) {
  const [found, setFound] = useState<readonly Duplicate[]>([]);
  useEffect(() => {
    const end = new AbortController();
    api
      .post<readonly Duplicate[]>(`${path}/duplicates`, { phone, email, id }, { signal: end.signal })
      .then(setFound)
      .catch(() => undefined);
    return () => end.abort();
  }, [path, id, phone, email]);
  if (found.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title="This phone number or email address is on record twice"
      description={
        <>
          Also{' '}
          {found.map(({ id: other, title, page }, index) => (
            <span key={other}>
              {index > 0 && ', '}
              {page === null ? title : <Link to={page}>{title}</Link>}
            </span>
          ))}
          . If they are one person, choose “Merge with…”.
        </>
      }
    />
  );
}
