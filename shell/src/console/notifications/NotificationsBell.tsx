import { Bell } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { Counted } from 'shared/domain/records/answers';
import { useGet, usePopover } from 'shared/platform';
import styles from './NotificationsBell.module.css';
import { NotificationsPanel } from './NotificationsPanel';

/** The polling interval while the page is visible, in milliseconds. */
const PAUSE = 60_000;

/** The bell with the number of unread notifications, and their panel. */
export function NotificationsBell() {
  const { data, reload } = useGet<Counted>('notifications/unread');
  const { isOpen, root, toggle, close } = usePopover();
  const ask = useEffectEvent(() => document.visibilityState === 'visible' && reload());
  useEffect(() => {
    const timer = setInterval(() => ask(), PAUSE);
    return () => clearInterval(timer);
  }, []);
  const count = data?.count ?? 0;
  return (
    <div ref={root} className={styles.root}>
      <button
        type="button"
        className={styles.button}
        aria-label={count === 0 ? 'Notifications' : `Notifications, ${count} unread`}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <Bell size={20} />
        {count > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </button>
      {isOpen && <NotificationsPanel unread={count} onDone={close} />}
    </div>
  );
}
