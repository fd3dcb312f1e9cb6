import { LeadsList } from '../leads/LeadsList';

/** `/dashboard/leads`: who left a number or a message on the public site, or called. */
export default function LeadsPage() {
  return <LeadsList />;
}
