import type { Placement } from 'shared/domain/work/placements/placement';
import { type Query, useList } from 'shared/platform';
import { type Column, DataTable, describeFailure, FailedState, Text } from 'shared/ui';
import { placements } from './resource';

/** How many are shown on another record's page. */
const SHOWN = 20;

/** Placements on the page of another record, inside a panel: the newest first. */
export function PlacementList({
  query,
  columns,
  none,
}: {
  query: Query;
  columns: readonly Column<Placement>[];
  /** The message when there are none. */
  none: string;
}) {
  const { rows, state, error, reload } = useList<Placement>(placements.path, { ...query, page: 1, size: SHOWN });
  if (state === 'failed')
    return <FailedState {...describeFailure('Failed to load the placements', error)} onRetry={reload} />;
  if (state === 'ready' && rows.length === 0) return <Text>{none}</Text>;
  return (
    <DataTable
      label="Placements"
      columns={columns}
      rows={rows}
      rowTitle={placements.title}
      skeletonRows={state === 'loading' ? 2 : undefined}
    />
  );
}
