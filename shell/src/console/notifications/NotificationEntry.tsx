import { Link } from 'react-router-dom';
import type { Notification } from 'shared/domain/console/notificationAnswer';
import { formatDateTime } from 'shared/domain/dates/dates';
import { iconOf } from '../icons';
import styles from './NotificationsPanel.module.css';
import { timeAgo } from './timeAgo';

/** How a notification was resolved, when and by whom. */
function settledText({ kind, settledBy }: Notification, settledAt: string): string {
  const done = kind === 'account' ? 'Approved' : 'Done';
  return [done, settledBy && `by ${settledBy}`, `on ${formatDateTime(settledAt)}`].filter(Boolean).join(' ');
}

/** One notification; links to its page, if any; clicking marks it as read. */
export function NotificationEntry({ notification, onFollow }: { notification: Notification; onFollow: () => void }) {
  const { icon, title, body, path, createdAt, readAt, isSample, settledAt } = notification;
  const Icon = iconOf(icon);
  const own = { className: styles.entry, 'data-unread': readAt === null || undefined, onClick: onFollow };
  const content = (
    <>
      {/* oxlint-disable-next-line react/static-components -- taken from a table, the same each time */}
      <Icon size={18} className={styles.icon} />
      <span className={styles.text}>
        <span className={styles.name}>
          {readAt === null && <span className={styles.hidden}>Unread: </span>}
          {title}
        </span>
        {body !== '' && <span className={styles.body}>{body}</span>}
        {settledAt !== null && <span className={styles.settled}>{settledText(notification, settledAt)}</span>}
        <time dateTime={createdAt} title={formatDateTime(createdAt)} className={styles.time}>
          {timeAgo(createdAt)}
          {isSample && ' · Sample'}
        </time>
      </span>
    </>
  );
  return (
    <li>
      {path === '' ? (
        <button type="button" {...own}>
          {content}
        </button>
      ) : (
        <Link to={path} {...own}>
          {content}
        </Link>
      )}
    </li>
  );
}
