import { Link } from 'react-router-dom';
import { Allowed, type StoredRecord, useList } from 'shared/platform';
import { DateText, formatNumber, Panel, ResponseState } from 'shared/ui';
import styles from './Shortlist.module.css';

export interface ShortlistProps<T> {
  title: string;
  /** The resource to list: records with the status, newest first. */
  path: string;
  status: string;
  /** The page that lists all of them. */
  to: string;
  /** Shown after a record's name. */
  detail: (row: T) => string;
  /** The message when there are none. */
  none: string;
  loadFailed: string;
}

/** The newest five records that need attention and the number of others; hidden from accounts that can't read them. */
export function Shortlist<T extends StoredRecord & { name: string }>(props: ShortlistProps<T>) {
  return (
    <Allowed right={`${props.path}:read`}>
      <Waiting {...props} />
    </Allowed>
  );
}

function Waiting<T extends StoredRecord & { name: string }>({
  title,
  path,
  status,
  to,
  detail,
  none,
  loadFailed,
}: ShortlistProps<T>) {
  const { rows, total, ...response } = useList<T>(path, { status, page: 1, size: 5 });
  return (
    <Panel
      dense
      title={title}
      actions={
        <Link to={`${to}?status=${status}`}>
          {total > rows.length ? `See all ${formatNumber(total)}` : 'See the list'}
        </Link>
      }
    >
      <ResponseState of={response} failed={loadFailed} skeleton="lines" count={5} />
      {response.state === 'ready' && rows.length === 0 && <p className={styles.none}>{none}</p>}
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.id}>
            <Link to={`${to}/${row.id}`} className={styles.name}>
              {row.name}
            </Link>
            <span className={styles.detail}>{detail(row)}</span>
            <span className={styles.date}>
              <DateText date={row.createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
