import { CalendarClock, KeyRound, type LucideIcon, PhoneIncoming, UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatDateTime } from 'shared/domain/dates';
import type { Notification } from 'shared/domain/notificationAnswer';
import styles from './NotificationsPanel.module.css';
import { timeAgo } from './timeAgo';

const icons: Record<Notification['kind'], LucideIcon> = {
  lead: PhoneIncoming,
  account: UserPlus,
  due: CalendarClock,
  token: KeyRound,
};

/** One notification; it leads to the page that it is about. */
export function NotificationEntry({ notification, onFollow }: { notification: Notification; onFollow: () => void }) {
  const { kind, title, body, path, createdAt, readAt } = notification;
  const Icon = icons[kind];
  return (
    <li>
      <Link
        to={path || '/dashboard'}
        className={styles.entry}
        data-unread={readAt === null || undefined}
        onClick={onFollow}
      >
        <Icon size={18} className={styles.icon} />
        <span className={styles.text}>
          <span className={styles.name}>
            {readAt === null && <span className={styles.hidden}>Unread: </span>}
            {title}
          </span>
          {body !== '' && <span className={styles.body}>{body}</span>}
          <time dateTime={createdAt} title={formatDateTime(createdAt)} className={styles.time}>
            {timeAgo(createdAt)}
          </time>
        </span>
      </Link>
    </li>
  );
}
