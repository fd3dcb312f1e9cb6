import { PageHeader, Panel, ResourceForm } from 'shared/ui';
import { centers } from './resource';

/** `/dashboard/newCenter`: adds a center, then empties the form for the next one. */
export default function NewCenterPage() {
  return (
    <>
      <PageHeader title="Add Center" purpose="All fields are optional." />
      <Panel>
        <ResourceForm resource={centers} />
      </Panel>
    </>
  );
}
