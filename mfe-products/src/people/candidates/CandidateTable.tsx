import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { type Candidate, candidateStatuses } from 'shared/domain/people/candidates/candidate';
import { type BulkAction, ResourceTable } from 'shared/ui';
import { useSection } from '../../section/useSection';
import type { ListViewProps } from '../../view/ListViewProps';
import type { CandidateForm } from './resource';
import { StatusButtons } from './StatusButtons';
import { useSetStatus } from './useSetStatus';

/** The candidates as rows with a button for each status; a bulk action sets several at once. */
export function CandidateTable({ resource, actions, emptyAction, toolbar }: ListViewProps<Candidate, CandidateForm>) {
  const setStatus = useSetStatus(resource.path);
  const { base } = useSection();
  const table = useMemo<typeof resource>(
    () => ({
      ...resource,
      columns: [
        ...resource.columns,
        {
          key: 'status',
          title: 'Status',
          sortable: true,
          width: 330,
          render: (row) => (
            <StatusButtons candidate={row} onChange={(candidate, status) => void setStatus(candidate, status)} />
          ),
        },
      ],
    }),
    [resource, setStatus],
  );
  const bulkActions: BulkAction<Candidate>[] = [
    ...candidateStatuses.map((status) => ({
      label: `Mark as ${status}`,
      right: `${resource.path}:write`,
      change: (row: Candidate) => (row.status === status ? undefined : { status }),
    })),
    { label: 'Delete', right: `${resource.path}:delete`, icon: <Trash2 />, danger: true, removes: true },
  ];
  const inRow = actions.map((action, index) => ({ ...action, inline: index === 0, iconOnly: index === 0 }));
  return (
    <ResourceTable
      resource={table}
      rowLink={({ id }) => `${base}/manageCandidate/${id}`}
      actions={() => inRow}
      bulkActions={bulkActions}
      emptyAction={emptyAction}
      toolbar={toolbar}
    />
  );
}
