import type { SlotProps } from 'shared/contract';
import { Stack } from 'shared/ui';
import { PeopleFigures } from './PeopleFigures';
import { PlacementList } from './PlacementList';
import { personColumns } from './resource';

/** On a center's page: its former, current and future placements, and today's number. */
export default function CenterPlacements({ id }: SlotProps['record.center']) {
  return (
    <Stack>
      <PeopleFigures centerId={id} />
      <PlacementList query={{ centerId: id }} columns={personColumns} none="Nobody is placed here yet." />
    </Stack>
  );
}
