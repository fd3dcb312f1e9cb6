import type { Center } from 'shared/domain/center';
import { CenterContacts } from './CenterContacts';
import { CenterFacts } from './CenterFacts';
import styles from './CenterMore.module.css';

/** What "View more" opens below a row: contacts 2 to 6, all that is known of the first, and the facts without a column. */
export function CenterMore({ center }: { center: Center }) {
  return (
    <div className={styles.more}>
      <CenterContacts center={center} />
      <CenterFacts center={center} />
    </div>
  );
}
