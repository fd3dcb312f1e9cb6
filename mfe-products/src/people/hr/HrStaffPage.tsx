import { useMemo } from 'react';
import { PageHeader, ResourceTable, useRecordActions } from 'shared/ui';
import type { Section } from '../../section/sections';
import { useFormLink } from '../../section/useFormLink';
import { useSection } from '../../section/useSection';
import { RequiredAlert } from './RequiredAlert';
import { hrStaffOf } from './resource';

/** The HR staff of a section's product. */
function HrStaffList({ section }: { section: Section }) {
  const resource = useMemo(() => hrStaffOf(section.product), [section.product]);
  const { addButton, actions, drawers } = useRecordActions(resource, { silent: true, children: <RequiredAlert /> });
  const formLink = useFormLink();
  return (
    <>
      <PageHeader
        title="Manage HR"
        purpose="Recruiters and HR staff, with their contact details."
        actions={addButton}
      />
      <ResourceTable resource={resource} rowLink={formLink} emptyAction={addButton} actions={actions} />
      {drawers}
    </>
  );
}

/** Its path is in module.json. */
export default function HrStaffPage() {
  const section = useSection();
  return <HrStaffList key={section.base} section={section} />;
}
