import type { Center } from 'shared/domain/clients/centers/center';
import { EmailLink, Facts, PhoneLink, RecordLink, Text } from 'shared/ui';
import styles from './CenterDetail.module.css';
import { contactsOf, isKnown, mapLink } from './center';

/** "View more" opens this below a row: contacts 2 to 6, the first one's details, and the facts without a column. */
export function CenterMore({ center }: { center: Center }) {
  return (
    <div className={styles.more}>
      <CenterContacts center={center} />
      <CenterFacts center={center} />
    </div>
  );
}

/** A center's contacts in the order in which to call them. */
export function CenterContacts({ center }: { center: Center }) {
  const contacts = contactsOf(center).filter(isKnown);
  if (contacts.length === 0) return <Text>No contacts yet. Edit the center to add them.</Text>;
  return (
    <ol className={styles.contacts}>
      {contacts.map(({ number, rung, name, designation, employeeId, mobile, email }) => (
        <li key={number} className={styles.contact}>
          <span className={styles.rung}>{rung}</span>
          <strong className={styles.name}>{name || 'Unnamed'}</strong>
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

/** A center's address and other facts without a column in the list. Empty facts are left out. */
export function CenterFacts({ center }: { center: Center }) {
  const map = mapLink(center);
  return (
    <Facts
      facts={[
        {
          label: 'Client',
          value: center.client_name && (
            <RecordLink kind="company" id={center.companyId}>
              {center.client_name}
            </RecordLink>
          ),
        },
        { label: 'Center type', value: center.center_typ },
        { label: 'Center code', value: center.center_code },
        { label: 'HQ / DC', value: center.hq_dc },
        { label: 'Gap', value: center.gap },
        { label: 'Region', value: center.region },
        { label: 'City', value: [center.city, center.state].filter(Boolean).join(', ') },
        { label: 'Address', value: center.address },
        {
          label: 'Map',
          value: map && (
            <a href={map.url} target="_blank" rel="noreferrer">
              {map.text}
            </a>
          ),
        },
      ]}
    />
  );
}
