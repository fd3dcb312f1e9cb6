import { Button } from 'antd';
import { CopyPlus, Pencil, Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import type { Vacancy } from 'shared/domain/people/vacancies/vacancy';
import { Allowed } from 'shared/platform';
import { PageHeader, ResourceTable, type RowAction, useFormDrawer, useHistoryDrawer, useRemoveAction } from 'shared/ui';
import { INTERVIEWS_PAGE } from '../interviews/resource';
import { newVacancyFrom, VACANCIES_PAGE } from './paths';
import { useVacancies, vacancyPath } from './resource';
import { useCloseAction } from './useCloseAction';

const RIGHT = 'vacancies:write';

/** `/dashboard/vacancies`: the clients' vacancies. */
export default function VacanciesPage() {
  const vacancies = useVacancies();
  const navigate = useNavigate();
  const { edit, drawer } = useFormDrawer(vacancies, { width: 760 });
  const history = useHistoryDrawer(vacancies);
  const remove = useRemoveAction(vacancies);
  const closing = useCloseAction();
  const addButton = (
    <Allowed right={RIGHT}>
      <Link to={`${VACANCIES_PAGE}/new`}>
        <Button type="primary" tabIndex={-1} icon={<Plus />}>
          Add vacancy
        </Button>
      </Link>
    </Allowed>
  );
  const actions = (vacancy: Vacancy): RowAction<Vacancy>[] => [
    { label: closing(vacancy).label, right: RIGHT, inline: true, onClick: () => closing(vacancy).run() },
    {
      label: 'Same as last month',
      right: RIGHT,
      icon: <CopyPlus />,
      onClick: ({ id }) => navigate(newVacancyFrom('copy', id)),
    },
    { kind: 'edit', label: 'Edit', icon: <Pencil />, onClick: edit },
    history.action,
    remove,
  ];
  return (
    <>
      <PageHeader
        title="Vacancies"
        purpose="What clients need people for, and how far it is filled."
        actions={
          <>
            <Allowed right="m/mfe-products/interviews:read">
              <Link to={INTERVIEWS_PAGE}>
                <Button tabIndex={-1}>Interviews</Button>
              </Link>
            </Allowed>
            {addButton}
          </>
        }
      />
      <ResourceTable
        resource={vacancies}
        rowLink={({ id }) => vacancyPath(id)}
        emptyAction={addButton}
        actions={actions}
      />
      {drawer}
      {history.drawer}
    </>
  );
}
