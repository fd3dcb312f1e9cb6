import type { Center } from 'shared/domain/center';
import { EmailLink, PhoneLink } from 'shared/ui';
import styles from './CenterContacts.module.css';
import { contactsOf, isKnown } from './contacts';

/** A center's contacts in the order in which to call them. */
export function CenterContacts({ center }: { center: Center }) {
  const contacts = contactsOf(center).filter(isKnown);
  if (contacts.length === 0) return <p className={styles.none}>No contacts are known. Edit the center to add them.</p>;
  return (
    <ol className={styles.contacts}>
      {contacts.map(({ number, rung, name, designation, employeeId, mobile, email }) => (
        <li key={number} className={styles.contact}>
          <span className={styles.rung}>{rung}</span>
          <strong className={styles.name}>{name || 'Name not known'}</strong>
          <span className={styles.role}>{[designation, employeeId].filter(Boolean).join(' · ')}</span>
          {mobile && (
            <span className={styles.reach}>
              <PhoneLink phone={mobile} />
            </span>
          )}
          {email && (
            <span className={styles.reach}>
              <EmailLink email={email} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
