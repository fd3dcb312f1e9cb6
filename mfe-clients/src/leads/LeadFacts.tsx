import type { Lead } from 'shared/domain/lead';
import { EmailLink, formatInstant, PhoneLink } from 'shared/ui';
import classes from './LeadDrawer.module.css';

/** What the visitor left, and when. */
export function LeadFacts({ lead }: { lead: Lead }) {
  const { kind, mobile, email, message, terms, createdAt } = lead;
  return (
    <div className={classes.facts}>
      <p className={classes.when}>
        {kind === 'callback' ? 'Asked for a callback' : 'Wrote a message'} on {formatInstant(createdAt)}
        {kind === 'callback' && (terms ? ', terms accepted' : ', terms not accepted')}
      </p>
      {message !== '' && <blockquote className={classes.message}>{message}</blockquote>}
      <p className={classes.reach}>
        {mobile !== '' && <span>Call <PhoneLink phone={mobile} /></span>}
        {email !== '' && <span>Write to <EmailLink email={email} /></span>}
      </p>
    </div>
  );
}
