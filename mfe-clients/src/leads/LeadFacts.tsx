import type { Lead } from 'shared/domain/lead';
import { EmailLink, formatInstant, PhoneLink } from 'shared/ui';
import styles from './LeadDrawer.module.css';

/** How each kind of lead came, as the begin of a sentence. */
const came: Readonly<Record<Lead['kind'], string>> = {
  callback: 'Asked for a callback',
  contact: 'Wrote a message',
  phone: 'Called',
};

/** What a lead came with, and when. */
export function LeadFacts({ lead }: { lead: Lead }) {
  const { kind, mobile, email, city, message, terms, createdAt } = lead;
  return (
    <div className={styles.facts}>
      <p className={styles.when}>
        {came[kind]} on {formatInstant(createdAt)}
        {kind === 'callback' && (terms ? ', terms accepted' : ', terms not accepted')}
      </p>
      {message !== '' && <blockquote className={styles.message}>{message}</blockquote>}
      <p className={styles.reach}>
        {mobile !== '' && (
          <span>
            Call <PhoneLink phone={mobile} />
          </span>
        )}
        {email !== '' && (
          <span>
            Write to <EmailLink email={email} />
          </span>
        )}
        {city !== '' && <span>{city}</span>}
      </p>
    </div>
  );
}
