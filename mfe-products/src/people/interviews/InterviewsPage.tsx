import { Pencil } from 'lucide-react';
import { PageHeader, ResourceTable, type RowAction, useFormDrawer, useHistoryDrawer, useRemoveAction } from 'shared/ui';
import type { InterviewsRecord } from '../../resourceTypes';
import { VACANCIES_PAGE } from '../vacancies/paths';
import { interviews } from './resource';
import { useOutcomeActions } from './useOutcomeActions';

/** `/dashboard/vacancies/interviews`: interviews with date, place and outcome. */
export default function InterviewsPage() {
  const { edit, drawer } = useFormDrawer(interviews, { width: 760 });
  const history = useHistoryDrawer(interviews);
  const remove = useRemoveAction(interviews);
  const outcomes = useOutcomeActions();
  const actions = (interview: InterviewsRecord): RowAction<InterviewsRecord>[] => [
    ...outcomes(interview),
    { kind: 'edit', label: 'Edit', icon: <Pencil />, onClick: edit },
    history.action,
    remove,
  ];
  return (
    <>
      <PageHeader
        title="Interviews"
        purpose="Who is met when and where, and how it ended."
        breadcrumbs={[{ label: 'Vacancies', to: VACANCIES_PAGE }, { label: 'Interviews' }]}
      />
      <ResourceTable resource={interviews} actions={actions} />
      {drawer}
      {history.drawer}
    </>
  );
}
