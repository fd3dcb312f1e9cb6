import type { Center } from 'shared/domain/center';
import { PhoneLink } from 'shared/ui';
import styles from './FirstContact.module.css';

/** Whom to call first, as text. */
export const firstContactText = ({ escalation1, mobile1 }: Center) =>
  [escalation1, mobile1].filter(Boolean).join(' ') || '–';

/** Whom to call first, in one line: a long name is cut, the number never. */
export function FirstContact({ center: { escalation1, mobile1 } }: { center: Center }) {
  if (escalation1 === '' && mobile1 === '') return <span>–</span>;
  return (
    <span className={styles.contact}>
      {escalation1 && <span className={styles.name}>{escalation1}</span>}
      {mobile1 && (
        <span className={styles.mobile}>
          <PhoneLink phone={mobile1} />
        </span>
      )}
    </span>
  );
}
