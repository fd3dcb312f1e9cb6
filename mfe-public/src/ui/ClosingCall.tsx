import { Link } from 'react-router-dom';
import button from './button.module.css';
import styles from './ClosingCall.module.css';

/** The end of a page: what to do next, and a link to the contact form. */
export function ClosingCall({ title, text, action }: { title: string; text: string; action: string }) {
  return (
    <aside className={styles.band} aria-label={action}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          <p>{text}</p>
        </div>
        <Link to="/#contact-us" className={button.inverse}>
          {action}
        </Link>
      </div>
    </aside>
  );
}
