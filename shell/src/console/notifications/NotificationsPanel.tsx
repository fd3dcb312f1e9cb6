import { useId } from 'react';
import type { Notification } from 'shared/domain/console/notificationAnswer';
import { api, refresh, useGet } from 'shared/platform';
import { NotificationEntry } from './NotificationEntry';
import styles from './NotificationsPanel.module.css';

/** The newest notifications: following one marks it as read. If saving that fails, it becomes unread again. */
export function NotificationsPanel({ unread, onDone }: { unread: number; onDone: () => void }) {
  const title = useId();
  const { data, state, reload } = useGet<Notification[]>('notifications');
  const mark = (path: string) =>
    void api
      .post(path)
      .catch(() => undefined)
      .then(() => refresh('notifications'));
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <header className={styles.head}>
        <h2 id={title} className={styles.title}>
          Notifications
        </h2>
        <button
          type="button"
          className={styles.all}
          disabled={unread === 0}
          onClick={() => mark('notifications/read-all')}
        >
          Mark all as read
        </button>
      </header>
      {state === 'failed' && (
        <p role="alert" className={styles.note}>
          Failed to load notifications.{' '}
          <button type="button" className={styles.all} onClick={reload}>
            Retry
          </button>
        </p>
      )}
      {state === 'loading' && (
        <p role="status" className={styles.loading}>
          Loading...
        </p>
      )}
      {data?.length === 0 && <p className={styles.note}>No notifications yet.</p>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((notification) => (
            <NotificationEntry
              key={notification.id}
              notification={notification}
              onFollow={() => {
                if (notification.readAt === null) mark(`notifications/${notification.id}/read`);
                onDone();
              }}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
