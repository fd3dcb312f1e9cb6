import type { ReactNode } from 'react';
import type { Obligation } from 'shared/domain/compliance/obligation';
import { LoadingState, type ResourceDefinition, ResourceTable } from 'shared/ui';
import type { Dialogs } from '../obligations/useDialogs';
import { useObligationActions } from '../obligations/useObligationActions';

interface YearDuesProps<I extends object> {
  resource: ResourceDefinition<Obligation, I>;
  year: string;
  isReady: boolean;
  dialogs: Dialogs;
  edit: (row: Obligation) => void;
  emptyAction: ReactNode;
}

/** Every due of a financial year other than GST and TDS, done or not. */
export function YearDues<I extends object>({ resource, year, isReady, dialogs, edit, emptyAction }: YearDuesProps<I>) {
  const { actions, bulkActions, dialog } = useObligationActions('due', resource, dialogs, edit);
  if (!isReady) return <LoadingState count={8} />;
  return (
    <>
      <ResourceTable
        resource={resource}
        query={{ area: 'due', financialYear: year }}
        actions={actions}
        bulkActions={bulkActions}
        emptyAction={emptyAction}
      />
      {dialog}
    </>
  );
}
