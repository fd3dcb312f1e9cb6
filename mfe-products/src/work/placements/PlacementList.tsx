import { Button } from 'antd';
import { useState } from 'react';
import type { Placement } from 'shared/domain/work/placements/placement';
import { type Query, useList } from 'shared/platform';
import { type Column, DataTable, describeFailure, FailedState, formatNumber, Row, Text } from 'shared/ui';
import { placements } from './resource';

/** The initial and maximum number on another record's page. */
const [FEW, MOST] = [5, 100];

/** Placements on another record's page, in a panel: the newest five, more on request. */
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
  const [size, setSize] = useState(FEW);
  const { rows, total, state, error, reload } = useList<Placement>(placements.path, { ...query, page: 1, size });
  if (state === 'failed')
    return <FailedState {...describeFailure('Failed to load the placements', error)} onRetry={reload} />;
  if (state === 'ready' && rows.length === 0) return <Text>{none}</Text>;
  return (
    <>
      <DataTable
        label="Placements"
        columns={columns}
        rows={rows}
        rowTitle={placements.title}
        skeletonRows={state === 'loading' ? 2 : undefined}
      />
      {size < MOST && total > size && (
        <Row>
          <Button size="small" onClick={() => setSize(MOST)}>
            {total > MOST ? `Show the latest ${MOST}` : `Show all ${formatNumber(total)}`}
          </Button>
        </Row>
      )}
    </>
  );
}
