import { Link } from 'react-router-dom';
import type { Due } from 'shared/domain/compliance/due';
import { useList } from 'shared/platform';
import { DataTable, EmptyState, formatNumber, Panel, ResponseState, useOffered } from 'shared/ui';
import { useDialogs } from '../obligations/useDialogs';
import { areaPage } from './areas';
import { openDues } from './openDuesResource';
import { useDueActions } from './useDueActions';

/** The maximum number on the landing page; the list has them all. */
const SHOWN = 8;

/** Omits the part of a name that the title repeats. */
const columns = openDues.columns.filter(({ key }) => key !== 'type' && key !== 'area');

/** The next filings, payments and renewals, overdue ones first, each linked to its form. */
export function NextDues() {
  const { rows, total, isRefreshing, ...response } = useList<Due>('dues', {
    sort: 'dueDate',
    page: 1,
    size: SHOWN,
  });
  const dialogs = useDialogs();
  const actions = useDueActions(dialogs);
  const offered = useOffered('dues');
  return (
    <Panel
      dense
      title="Next dues"
      actions={total > SHOWN ? <Link to={areaPage('due')}>{`All ${formatNumber(total)} open dues`}</Link> : undefined}
    >
      <ResponseState of={response} failed="Failed to load dues" />
      {response.state === 'ready' && total === 0 && (
        <EmptyState title="Nothing is due" detail="Filings, payments and renewals appear here." />
      )}
      {(response.state === 'loading' || total > 0) && (
        <DataTable
          label="Next dues"
          columns={columns}
          rows={rows}
          rowTitle={openDues.title}
          actions={(row) => offered(actions(row))}
          skeletonRows={response.state === 'loading' ? SHOWN : undefined}
          isRefreshing={isRefreshing}
        />
      )}
      {dialogs.dialogs}
    </Panel>
  );
}
