import { Button } from 'antd';
import { Link2, Pencil, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Center } from 'shared/domain/clients/centers/center';
import { Allowed, linkTo } from 'shared/platform';
import {
  PageHeader,
  ResourceTable,
  type RowAction,
  useHistoryDrawer,
  useImport,
  useRemoveAction,
  useResourceList,
} from 'shared/ui';
import { useLinksOfCenters } from '../work/attendance/links/useLinksOfCenters';
import { CenterMore } from './CenterDetail';
import { CenterEditPanel, OtherCenterPanel, useEditPanel } from './CenterEditPanel';
import { hangingOnCenter } from './hangingOnCenter';
import { useCenters } from './resource';

/** The overview: all centers; rows expand to their further contacts, and one at a time to its edit panel. */
function CentersList({ addButton }: { addButton: ReactNode }) {
  const centers = useCenters();
  const { rows, state } = useResourceList(centers);
  const editing = useEditPanel();
  const more = useOpenRows();
  const remove = useRemoveAction(centers, { hangs: hangingOnCenter });
  const history = useHistoryDrawer(centers);
  const centerImport = useImport(centers);
  const links = useLinksOfCenters();

  const actions = (row: Center): RowAction<Center>[] => [
    {
      kind: 'open',
      label: more.has(row) ? 'View less' : 'View more',
      isOpen: more.has(row),
      onClick: more.toggle,
      inline: true,
    },
    {
      kind: 'edit',
      label: 'Edit',
      icon: <Pencil />,
      iconOnly: true,
      onClick: () => editing.open(row.id),
      inline: true,
    },
    history.action,
    remove,
  ];
  const panelOf = (center: Center) => (
    <CenterEditPanel key={center.id} center={center} onClose={editing.close} onCancel={() => void editing.cancel()} />
  );
  const detail = (row: Center) => {
    if (row.id === editing.id) return panelOf(row);
    return more.has(row) ? <CenterMore center={row} /> : undefined;
  };
  const isElsewhere = editing.id !== '' && state === 'ready' && rows.every((row) => row.id !== editing.id);

  return (
    <>
      {isElsewhere && (
        <OtherCenterPanel id={editing.id} onClose={editing.close}>
          {panelOf}
        </OtherCenterPanel>
      )}
      {links.shown}
      <ResourceTable
        resource={centers}
        actions={actions}
        bulkActions={[
          {
            label: 'Supervisors’ links',
            right: 'attendance-links:write',
            icon: <Link2 />,
            onClick: (chosen) => links.make(chosen),
          },
        ]}
        rowLink={({ id }) => linkTo('center', id)}
        detail={detail}
        emptyAction={addButton}
        toolbar={centerImport.button}
      />
      {centerImport.dialog}
      {history.drawer}
    </>
  );
}

/** `/dashboard/clientList`: the overview of the clients' centers. */
export default function CentersPage() {
  const navigate = useNavigate();
  const addButton = (
    <Allowed right="centers:write">
      <Button type="primary" icon={<Plus />} onClick={() => void navigate('/dashboard/newCenter')}>
        Add center
      </Button>
    </Allowed>
  );
  return (
    <>
      <PageHeader
        title="Centers"
        purpose="Client sites where you supply people, with their contacts."
        actions={addButton}
      />
      <CentersList addButton={addButton} />
    </>
  );
}

/** The ids of the expanded rows. */
interface OpenRows {
  has: (row: { id: string }) => boolean;
  toggle: (row: { id: string }) => void;
}

/** Keeps which rows are expanded; initially none. */
function useOpenRows(): OpenRows {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    has: ({ id }) => ids.has(id),
    toggle: ({ id }) =>
      setIds((open) => (open.has(id) ? new Set([...open].filter((other) => other !== id)) : new Set([...open, id]))),
  };
}
