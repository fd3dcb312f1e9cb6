import { PageHeader } from 'shared/ui';
import { PeopleList, papersColumns } from '../placements/PeopleList';
import { lacksPapers, PlacementTabs } from '../placements/PlacementTabs';
import { crumbs } from '../placements/paths';

/** `/dashboard/placements/papers`: employees with missing joining papers, and which. */
export default function MissingPapersPage() {
  return (
    <>
      <PageHeader
        title="Missing papers"
        purpose="People on the payroll whose joining papers are not complete."
        breadcrumbs={crumbs('Missing papers')}
      />
      <PlacementTabs />
      <PeopleList query={lacksPapers} columns={papersColumns} empty="No papers are missing" />
    </>
  );
}
