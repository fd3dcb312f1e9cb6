import { Pencil } from 'lucide-react';
import { useMemo } from 'react';
import { PageHeader, ResourceTable, useFormDrawer, useHistoryDrawer, useRemoveAction } from 'shared/ui';
import { AddButton } from '../../section/AddButton';
import type { Section } from '../../section/sections';
import { useFormLink } from '../../section/useFormLink';
import { useSection } from '../../section/useSection';
import { RequiredAlert } from './RequiredAlert';
import { hrStaffOf } from './resource';

/** The HR staff of a section's product. */
function HrStaffList({ section }: { section: Section }) {
  const resource = useMemo(() => hrStaffOf(section.product), [section.product]);
  const remove = useRemoveAction(resource);
  const history = useHistoryDrawer(resource);
  const { add, edit, drawer } = useFormDrawer(resource, { silent: true, children: <RequiredAlert /> });
  const formLink = useFormLink();
  const addButton = (
    <AddButton path={resource.path} onClick={add}>
      Add HR
    </AddButton>
  );
  return (
    <>
      <PageHeader
        title="Manage HR"
        purpose="Recruiters and HR staff, with their contact details."
        actions={addButton}
      />
      <ResourceTable
        resource={resource}
        rowLink={formLink}
        emptyAction={addButton}
        actions={() => [
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
        ]}
      />
      {drawer}
      {history.drawer}
    </>
  );
}

/** Its path is in module.json. */
export default function HrStaffPage() {
  const section = useSection();
  return <HrStaffList key={section.base} section={section} />;
}
