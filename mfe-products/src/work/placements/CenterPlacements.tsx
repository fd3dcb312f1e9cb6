import type { SlotProps } from 'shared/contract';
import { Stack } from 'shared/ui';
import { PeopleFigures } from './PeopleFigures';
import { PlacementList } from './PlacementList';
import { personColumns } from './resource';

/** Who is, was and will be placed at a center, and how many today, on the center's page. */
export default function CenterPlacements({ id }: SlotProps['record.center']) {
  return (
    <Stack>
      <PeopleFigures centerId={id} />
      <PlacementList query={{ centerId: id }} columns={personColumns} none="Nobody is placed here yet." />
    </Stack>
  );
}
