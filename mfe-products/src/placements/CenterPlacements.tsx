import type { SlotProps } from 'shared/contract';
import { PlacementList } from './PlacementList';
import { personColumns } from './resource';

/** Who is, was and will be placed at a center, on the center's page. */
export default function CenterPlacements({ id }: SlotProps['record.center']) {
  return <PlacementList query={{ centerId: id }} columns={personColumns} none="Nobody is placed here yet." />;
}
