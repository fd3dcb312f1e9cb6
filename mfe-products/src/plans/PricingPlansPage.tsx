import { LayoutGrid, Rows3 } from 'lucide-react';
import { useMemo } from 'react';
import { PageHeader, ResourceTable, useRecordActions } from 'shared/ui';
import type { Section } from '../section/sections';
import { useFormLink } from '../section/useFormLink';
import { useSection } from '../section/useSection';
import { useView, type View, ViewSwitch } from '../view/ViewSwitch';
import { PlanCards } from './PlanCards';
import { pricingPlansOf } from './resource';

const views: readonly [View, ...View[]] = [
  { value: 'cards', label: 'Cards', icon: <LayoutGrid size={14} /> },
  { value: 'table', label: 'Table', icon: <Rows3 size={14} /> },
];

/** The pricing plans of a section's product, as cards or as a table. */
function PricingPlanList({ section }: { section: Section }) {
  const resource = useMemo(() => pricingPlansOf(section.product), [section.product]);
  const [view, setView] = useView(views);
  const { addButton, actions, drawers } = useRecordActions(resource, { silent: true });
  const formLink = useFormLink();
  const shared = {
    resource,
    emptyAction: addButton,
    toolbar: <ViewSwitch views={views} value={view} onChange={setView} />,
  };
  return (
    <>
      <PageHeader title="Manage Pricing" purpose="Plans for sale, with prices and features." actions={addButton} />
      {view === 'cards' ? (
        <PlanCards {...shared} actions={actions()} />
      ) : (
        <ResourceTable {...shared} rowLink={formLink} actions={actions} />
      )}
      {drawers}
    </>
  );
}

/** Its path is in module.json. */
export default function PricingPlansPage() {
  const section = useSection();
  return <PricingPlanList key={section.base} section={section} />;
}
