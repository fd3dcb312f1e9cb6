import { Button } from 'antd';
import { useMemo } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { Lead } from 'shared/domain/clients/leads/lead';
import { Allowed, linkTo, useRecord, useUrlState } from 'shared/platform';
import { PageHeader, Panel, ResponseState, StatusDot, useMerge } from 'shared/ui';
import { LeadView } from './LeadView';
import { leadStatusWords, leadTitle } from './lead';
import { leadsResource, usePeople } from './resource';
import { useConversion } from './useConversion';

const LIST = '/dashboard/leads';

/** `/dashboard/leads/:id`: one lead; `?convert=company` opens the company form. */
export default function LeadPage() {
  const { id = '' } = useParams();
  const people = usePeople();
  const leads = useMemo(() => leadsResource(people), [people]);
  const { data: lead, ...response } = useRecord<Lead>('leads', id);
  const [{ convert }, setUrl] = useUrlState({ convert: '' });
  const merge = useMerge(leads, id, lead);
  const navigate = useNavigate();
  const kind = useConversion(convert);
  const title = lead ? leadTitle(lead) : 'Lead';
  return (
    <>
      <PageHeader
        title={kind ? `Convert ${title}` : title}
        breadcrumbs={[{ label: 'Leads', to: LIST }, { label: title }]}
        actions={
          <>
            {merge.button}
            <NewVacancy leadId={id} />
          </>
        }
        purpose={
          lead && <StatusDot tone={leadStatusWords[lead.status].tone}>{leadStatusWords[lead.status].label}</StatusDot>
        }
      />
      {merge.notice}
      <Panel>
        <ResponseState of={response} failed="Failed to load this lead" skeleton="form" />
        {lead && (
          <LeadView
            key={lead.id}
            resource={leads}
            lead={lead}
            convert={kind}
            onConvert={(next) => setUrl({ convert: next ?? '' })}
            onLeave={() => void navigate(LIST)}
          />
        )}
      </Panel>
    </>
  );
}

/** Starts a vacancy prefilled from the lead; hidden if the account can't see vacancies. */
function NewVacancy({ leadId }: { leadId: string }) {
  if (linkTo('products.vacancy', leadId) === undefined) return null;
  return (
    <Allowed right="vacancies:write">
      <Link to={`/dashboard/vacancies/new?lead=${encodeURIComponent(leadId)}`}>
        <Button tabIndex={-1}>New vacancy</Button>
      </Link>
    </Allowed>
  );
}
