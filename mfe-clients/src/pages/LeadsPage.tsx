import { PageHeader } from 'shared/ui';
import { LeadsList } from '../leads/LeadsList';

/** `/dashboard/leads`: who left a number or a message on the public site. */
export default function LeadsPage() {
  return (
    <>
      <PageHeader title="Leads" purpose="Who asked for a callback or wrote on the public site, and what came of it." />
      <LeadsList />
    </>
  );
}
