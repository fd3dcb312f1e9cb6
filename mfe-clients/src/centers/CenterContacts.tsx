import type { Center } from 'shared/domain/center';
import { EmailLink, PhoneLink } from 'shared/ui';
import classes from './CenterContacts.module.css';
import { contactsOf, isKnown } from './contacts';

/** A center's contacts in the order in which to call them. */
export function CenterContacts({ center }: { center: Center }) {
  const contacts = contactsOf(center).filter(isKnown);
  if (contacts.length === 0) return <p className={classes.none}>No contacts are known. Edit the center to add them.</p>;
  return (
    <ol className={classes.contacts}>
      {contacts.map(({ number, rung, name, designation, employeeId, mobile, email }) => (
        <li key={number} className={classes.contact}>
          <span className={classes.rung}>{rung}</span>
          <strong className={classes.name}>{name || 'Name not known'}</strong>
          <span className={classes.role}>{[designation, employeeId].filter(Boolean).join(' · ')}</span>
          {mobile && (
            <span className={classes.reach}>
              <PhoneLink phone={mobile} />
            </span>
          )}
          {email && (
            <span className={classes.reach}>
              <EmailLink email={email} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
