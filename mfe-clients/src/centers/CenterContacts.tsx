import type { Center } from 'shared/domain/center';
import { EmailLink, PhoneLink } from 'shared/ui';
import { contactsOf, isKnown } from './contacts';
import classes from './CenterContacts.module.css';

/** A center's contacts in the order in which to call them, from contact `from` on (by default the first). */
export function CenterContacts({ center, from = 1 }: { center: Center; from?: 1 | 2 }) {
  const contacts = contactsOf(center).filter((contact) => contact.number >= from && isKnown(contact));
  if (contacts.length === 0) return <p className={classes.none}>No {from === 1 ? '' : 'further '}contacts are known. Edit the center to add them.</p>;
  return (
    <ol className={classes.contacts}>
      {contacts.map(({ number, rung, name, designation, employeeId, mobile, email }) => (
        <li key={number} className={classes.contact}>
          <span className={classes.rung}>{rung}</span>
          <strong className={classes.name}>{name || 'Name not known'}</strong>
          <span className={classes.role}>{[designation, employeeId].filter(Boolean).join(' · ')}</span>
          <span className={classes.reach}>
            {mobile && <PhoneLink phone={mobile} />}
            {email && <EmailLink email={email} />}
          </span>
        </li>
      ))}
    </ol>
  );
}
