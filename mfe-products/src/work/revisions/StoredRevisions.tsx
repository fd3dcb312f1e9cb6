import { Undo2 } from 'lucide-react';
import { formatDate } from 'shared/domain/dates/dates';
import type { StoredRevision } from 'shared/domain/work/revisions/revision';
import { api, useGet } from 'shared/platform';
import { type Column, DataTable, formatCount, Panel, ResponseState, type RowAction, Text } from 'shared/ui';

/** The API path of bulk term changes. */
export const REVISIONS = 'placement-revisions';

const columns: readonly Column<StoredRevision>[] = [
  { key: 'about', title: 'Change', wraps: true },
  { key: 'startsOn', title: 'From', kind: 'date' },
  { key: 'people', title: 'People', kind: 'number' },
  { key: 'by', title: 'By', priority: 2 },
  {
    key: 'computed:state',
    title: 'State',
    text: ({ undoneAt, undoneBy }) => (undoneAt ? `Undone by ${undoneBy}` : ''),
  },
];

const undo: RowAction<StoredRevision> = {
  label: 'Undo',
  kind: 'remove',
  icon: <Undo2 />,
  danger: true,
  failed: 'Failed to undo',
  confirm: ({ about, startsOn, people }) => ({
    title: `Undo “${about}” from ${formatDate(startsOn)}?`,
    body: `${formatCount(people, { one: 'person has', many: 'people have' })} the earlier terms again.`,
  }),
  onClick: ({ id }) => api.post(`${REVISIONS}/${encodeURIComponent(id)}/undo`),
  done: () => 'Undone',
  refreshes: [REVISIONS, 'placements'],
};

/** The saved bulk term changes, each with its undo button. */
export function StoredRevisions() {
  const { data, ...response } = useGet<StoredRevision[]>(REVISIONS);
  return (
    <Panel title="Saved changes">
      <ResponseState of={response} failed="Failed to load the saved changes" />
      {data?.length === 0 && <Text>None yet.</Text>}
      {data && data.length > 0 && (
        <DataTable
          label="Saved changes"
          columns={columns}
          rows={data}
          rowTitle={({ about }) => about}
          actions={({ undoneAt }) => (undoneAt === null ? [undo] : [])}
        />
      )}
    </Panel>
  );
}
