import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { SlotProps } from 'shared/contract';
import { Allowed } from 'shared/platform';
import { Stack } from 'shared/ui';
import { PlacementList } from './PlacementList';
import { placeEmployee } from './paths';
import { placeColumns } from './resource';

/** Where an employee works, worked, and will work, on the employee's page. */
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
