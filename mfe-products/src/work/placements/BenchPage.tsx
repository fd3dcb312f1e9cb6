import { useNavigate } from 'react-router-dom';
import type { Employee } from 'shared/domain/people/employees/employee';
import { PageHeader } from 'shared/ui';
import { benchColumns, PeopleList } from './PeopleList';
import { onBench, PlacementTabs } from './PlacementTabs';
import { crumbs, placeEmployee } from './paths';

/** `/dashboard/placements/bench`: employees on the payroll without a placement today. */
export default function BenchPage() {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title="Bench"
        purpose="People on the payroll who work at no client today."
        breadcrumbs={crumbs('Bench')}
      />
      <PlacementTabs />
      <PeopleList
        query={onBench}
        columns={benchColumns}
        empty="Nobody is on the bench"
        actions={() => [
          {
            label: 'Place',
            right: 'placements:write',
            inline: true,
            onClick: ({ id }: Employee) => navigate(placeEmployee(id)),
          },
        ]}
      />
    </>
  );
}
