import type { Lead } from 'shared/domain/lead';
import { EmailLink, PhoneLink } from 'shared/ui';

/** How to reach a lead: its number to call, else its address to write to. */
export function LeadReach({ lead: { mobile, email } }: { lead: Lead }) {
  return mobile === '' ? <EmailLink email={email} /> : <PhoneLink phone={mobile} />;
}
