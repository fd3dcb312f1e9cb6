import { ResourceTable } from 'shared/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LeadDrawer } from './LeadDrawer';
import { leadsResource } from './resource';
import { useLeadActions } from './useLeadActions';
import { useLeadDrawer } from './useLeadDrawer';
import { usePeople } from './usePeople';

/** All leads; one of them open in a drawer. */
export function LeadsList() {
  const people = usePeople();
  const leads = useMemo(() => leadsResource(people), [people]);
  const drawer = useLeadDrawer();
  const { actions, bulkActions } = useLeadActions(leads, drawer);
  const [params] = useSearchParams();
  const linkTo = ({ id }: { id: string }) => `?${new URLSearchParams([...params, ['lead', id]]).toString()}`;
  return (
    <>
      <ResourceTable resource={leads} actions={actions} bulkActions={bulkActions} rowLink={linkTo} />
      <LeadDrawer resource={leads} drawer={drawer} />
    </>
  );
}
