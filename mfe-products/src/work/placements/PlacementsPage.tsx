import { Button } from 'antd';
import { ArrowRightLeft, Pencil, Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import type { Placement } from 'shared/domain/work/placements/placement';
import { Allowed } from 'shared/platform';
import {
  PageHeader,
  ResourceTable,
  type RowAction,
  useFormDrawer,
  useHistoryDrawer,
  useImport,
  useRemoveAction,
} from 'shared/ui';
import { PlacementTabs } from './PlacementTabs';
import { moveFrom, PLACEMENTS_PAGE, placementPath, REVISIONS_PAGE } from './paths';
import { stateToday, usePlacements } from './resource';
import { useTogether } from './useTogether';

const RIGHT = 'placements:write';

/** `/dashboard/placements`: who works for which client, with start and end dates. */
export default function PlacementsPage() {
  const navigate = useNavigate();
  const placements = usePlacements();
  const { edit, drawer } = useFormDrawer(placements, { width: 760 });
  const history = useHistoryDrawer(placements);
  const remove = useRemoveAction(placements);
  const placementImport = useImport(placements);
  const together = useTogether();
  const addButton = (
    <Allowed right={RIGHT}>
      <Link to={`${PLACEMENTS_PAGE}/new`}>
        <Button type="primary" tabIndex={-1} icon={<Plus />}>
          Add placement
        </Button>
      </Link>
    </Allowed>
  );
  const actions = (placement: Placement): RowAction<Placement>[] => [
    ...(stateToday(placement) === 'Ended'
      ? []
      : [
          {
            label: 'Move',
            right: RIGHT,
            icon: <ArrowRightLeft />,
            onClick: ({ id }: Placement) => navigate(moveFrom(id)),
          },
        ]),
    { kind: 'edit', label: 'Edit', icon: <Pencil />, onClick: edit },
    history.action,
    remove,
  ];
  return (
    <>
      <PageHeader
        title="Placements"
        purpose="Who works at which client, from when and until when."
        actions={addButton}
      />
      <PlacementTabs />
      <ResourceTable
        resource={placements}
        rowLink={({ id }) => placementPath(id)}
        emptyAction={addButton}
        toolbar={
          <>
            <Allowed right={RIGHT}>
              <Link to={REVISIONS_PAGE}>
                <Button tabIndex={-1}>Change many terms</Button>
              </Link>
            </Allowed>
            {placementImport.button}
          </>
        }
        actions={actions}
        bulkActions={together.bulkActions}
      />
      {drawer}
      {history.drawer}
      {placementImport.dialog}
      {together.dialog}
    </>
  );
}
