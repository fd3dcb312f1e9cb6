import type { SlotProps } from 'shared/contract';
import type { Placement } from 'shared/domain/work/placements/placement';
import { RelatedRecords, Stack } from 'shared/ui';
import { PeopleFigures } from './PeopleFigures';
import { personColumns, placements } from './resource';

/** On a center's page: its former, current and future placements, and today's number. */
export default function CenterPlacements({ id }: SlotProps['record.center']) {
  return (
    <Stack>
      <PeopleFigures centerId={id} />
      <RelatedRecords<Placement>
        title="Placements"
        path={placements.path}
        query={{ centerId: id }}
        columns={personColumns}
        rowTitle={placements.title}
        none="Nobody is placed here yet."
      />
    </Stack>
  );
}
