import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Allowed } from 'shared/platform';
import { PageHeader, ResourceTable, useFormDrawer } from 'shared/ui';
import { LeadDrawer, useLeadDrawer } from './LeadDrawer';
import { leadsResource, usePeople } from './resource';
import { useLeadActions } from './useLeadActions';

/** `/dashboard/leads`: people who left a number or message on the public site, or called. */
export default function LeadsPage() {
  const people = usePeople();
  const leads = useMemo(() => leadsResource(people), [people]);
  const drawer = useLeadDrawer();
  const { add, drawer: addDrawer } = useFormDrawer(leads);
  const { actions, bulkActions } = useLeadActions(leads, drawer);
  const [params] = useSearchParams();
  const linkTo = ({ id }: { id: string }) => `?${new URLSearchParams([...params, ['lead', id]]).toString()}`;
  const addButton = (
    <Allowed right="leads:write">
      <Button type="primary" icon={<Plus />} onClick={add}>
        Add lead
      </Button>
    </Allowed>
  );
  return (
    <>
      <PageHeader
        title="Leads"
        purpose="Callback requests, messages and calls, and their outcome."
        actions={addButton}
      />
      <ResourceTable
        resource={leads}
        actions={actions}
        bulkActions={bulkActions}
        rowLink={linkTo}
        emptyAction={addButton}
      />
      <LeadDrawer resource={leads} drawer={drawer} />
      {addDrawer}
    </>
  );
}
