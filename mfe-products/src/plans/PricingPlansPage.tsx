import { LayoutGrid, Pencil, Rows3 } from 'lucide-react';
import { useMemo } from 'react';
import type { PricingPlan } from 'shared/domain/clients/pricingPlan';
import { PageHeader, ResourceTable, type RowAction, useFormDrawer, useHistoryDrawer, useRemoveAction } from 'shared/ui';
import { AddButton } from '../section/AddButton';
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
  const remove = useRemoveAction(resource);
  const history = useHistoryDrawer(resource);
  const { add, edit, drawer } = useFormDrawer(resource, { silent: true });
  const formLink = useFormLink();
  const addButton = (
    <AddButton path={resource.path} onClick={add}>
      Add plan
    </AddButton>
  );
  const actions: RowAction<PricingPlan>[] = [
    {
      kind: 'edit',
      label: 'Edit',
      icon: <Pencil />,
      onClick: edit,
      inline: true,
      iconOnly: true,
    },
    { ...remove, inline: true, iconOnly: true },
    history.action,
  ];
  const shared = {
    resource,
    emptyAction: addButton,
    toolbar: <ViewSwitch views={views} value={view} onChange={setView} />,
  };
  return (
    <>
      <PageHeader title="Manage Pricing" purpose="Plans for sale, with prices and features." actions={addButton} />
      {view === 'cards' ? (
        <PlanCards {...shared} actions={actions} />
      ) : (
        <ResourceTable {...shared} rowLink={formLink} actions={() => actions} />
      )}
      {drawer}
      {history.drawer}
    </>
  );
}

/** Its path is in module.json. */
export default function PricingPlansPage() {
  const section = useSection();
  return <PricingPlanList key={section.base} section={section} />;
}
