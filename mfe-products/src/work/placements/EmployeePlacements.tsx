import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { SlotProps } from 'shared/contract';
import type { Placement } from 'shared/domain/work/placements/placement';
import { Allowed } from 'shared/platform';
import { RelatedRecords } from 'shared/ui';
import { placeEmployee } from './paths';
import { placeColumns, placements } from './resource';

/** On an employee's page: their former, current and future placements. */
export default function EmployeePlacements({ id }: SlotProps['record.employee']) {
  return (
    <RelatedRecords<Placement>
      title="Placements"
      path={placements.path}
      query={{ employeeId: id }}
      columns={placeColumns}
      rowTitle={placements.title}
      none="Not placed at a client yet."
      actions={
        <Allowed right="placements:write">
          <Link to={placeEmployee(id)}>
            <Button size="small" tabIndex={-1}>
              Place
            </Button>
          </Link>
        </Allowed>
      }
    />
  );
}
