import type { SlotProps } from 'shared/contract';
import { Stack } from 'shared/ui';
import { PeopleFigures } from './PeopleFigures';
import { PlacementList } from './PlacementList';
import { personColumns } from './resource';

/** Former, current and future placements at a center, with today's number, on the center's page. */
export default function CenterPlacements({ id }: SlotProps['record.center']) {
  return (
    <Stack>
      <PeopleFigures centerId={id} />
      <PlacementList query={{ centerId: id }} columns={personColumns} none="Nobody is placed here yet." />
    </Stack>
  );
}
