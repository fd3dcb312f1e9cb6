import { Button } from 'antd';
import { useState } from 'react';
import type { AuditEntry } from 'shared/domain/records/auditEntry';
import { useList } from 'shared/platform';
import { Pager, ResponseState } from 'shared/ui';
import { AuditChangesView } from './AuditChangesView';
import styles from './audit.module.css';

const SIZE = 20;

/** Similar entries written by one action, such as the lines of a register, in pages; each expands. */
export function AuditGroup({ entry: { groupId, resource, action, accountId } }: { entry: AuditEntry }) {
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState('');
  const query = { groupId, resource, action, accountId, sort: 'createdAt', page, size: SIZE };
  const { rows, total, ...response } = useList<AuditEntry>('audit', query);
  if (response.state !== 'ready')
    return <ResponseState of={response} failed="Failed to load the entries" skeleton="lines" count={3} />;
  return (
    <>
      <ul className={styles.group}>
        {rows.map((row) => (
          <li key={row.id}>
            <Button
              type="link"
              size="small"
              aria-expanded={open === row.id}
              onClick={() => setOpen(open === row.id ? '' : row.id)}
            >
              {row.about}
            </Button>{' '}
            {row.detail}
            {open === row.id && <AuditChangesView entry={row} />}
          </li>
        ))}
      </ul>
      {total > SIZE && <Pager kind="numbered" page={page} size={SIZE} total={total} onChange={setPage} />}
    </>
  );
}
