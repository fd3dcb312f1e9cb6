import { Pencil } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Company, isActiveCompany, toggledCompanyStatus } from 'shared/domain/clients/companies/company';
import { useSave } from 'shared/platform';
import {
  PageHeader,
  ResourceTable,
  type RowAction,
  useFormDrawer,
  useHistoryDrawer,
  useImport,
  useRemoveAction,
} from 'shared/ui';
import { AddButton } from '../section/AddButton';
import type { Section } from '../section/sections';
import { useSection } from '../section/useSection';
import { hangingOn } from './hangingOn';
import { type CompanyRow, companiesOf, importableOf, STATUS_FAILED } from './resource';

/** The companies of a section's product: add, edit, activate and deactivate, delete. */
function CompanyList({ section }: { section: Section }) {
  const resource = useMemo(() => companiesOf(section.product), [section.product]);
  const { save } = useSave<Company>(resource.path);
  const remove = useRemoveAction(resource, { hangs: hangingOn(resource.path) });
  const history = useHistoryDrawer(resource);
  const companyImport = useImport(useMemo(() => importableOf(resource), [resource]));
  const showNewest = useShowNewest();
  const { add, edit, drawer } = useFormDrawer(resource, { silent: true, onSaved: showNewest, width: 760 });
  const addButton = (
    <AddButton path={resource.path} onClick={add}>
      Add company
    </AddButton>
  );

  const toggle = (row: CompanyRow): RowAction<CompanyRow> => ({
    label: isActiveCompany(row.status) ? 'Deactivate' : 'Activate',
    right: `${resource.path}:write`,
    inline: true,
    failed: STATUS_FAILED,
    onClick: () => save({ status: toggledCompanyStatus(row.status) }, row.id, { optimistic: true }),
  });

  return (
    <>
      <PageHeader title="Manage Companies" purpose="Client companies and their status." actions={addButton} />
      <ResourceTable
        resource={resource}
        rowLink={({ id }) => `${section.base}/manageCompanies/${id}`}
        emptyAction={addButton}
        toolbar={companyImport.button}
        actions={(row) => [
          toggle(row),
          { ...remove, inline: true, iconOnly: true },
          { kind: 'edit', label: 'Edit', icon: <Pencil />, onClick: edit },
          history.action,
        ]}
      />
      {drawer}
      {history.drawer}
      {companyImport.dialog}
    </>
  );
}

/** A new company is at the top of the list: first page, newest first, no filters. */
function useShowNewest() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAdding = new URLSearchParams(search).get('form') === 'new';
  return () => {
    if (isAdding) void navigate(pathname, { replace: true });
  };
}

/** Its path is in module.json. */
export default function CompaniesPage() {
  const section = useSection();
  return <CompanyList key={section.base} section={section} />;
}
