import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { SlotProps } from 'shared/contract';
import { Allowed } from 'shared/platform';
import { Stack } from 'shared/ui';
import { PlacementList } from './PlacementList';
import { placeEmployee } from './paths';
import { placeColumns } from './resource';

/** On an employee's page: their former, current and future placements. */
export default function EmployeePlacements({ id }: SlotProps['record.employee']) {
  return (
    <Stack>
      <PlacementList query={{ employeeId: id }} columns={placeColumns} none="Not placed at a client yet." />
      <Allowed right="placements:write">
        <Link to={placeEmployee(id)}>
          <Button size="small" tabIndex={-1}>
            Place
          </Button>
        </Link>
      </Allowed>
    </Stack>
  );
}
