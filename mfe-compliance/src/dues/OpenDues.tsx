import { ArrowRight, CalendarClock, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { type RowAction, ResourceTable } from 'shared/ui';
import type { Dialogs } from '../obligations/useDialogs';
import { areaPage } from './areas';
import { DueWindows } from './DueWindows';
import { openDues } from './openDuesResource';
import type { DueRecord } from './record';

const icon = { size: 16, strokeWidth: 1.5 };

/** Everything that is open across GST, TDS, the other dues and the certificates, by its last day. */
export function OpenDues({ dialogs, emptyAction }: { dialogs: Dialogs; emptyAction: ReactNode }) {
  const navigate = useNavigate();
  const actions = (row: DueRecord): RowAction<DueRecord>[] =>
    row.area === 'certificate'
      ? [{ label: 'Renew', icon: <ArrowRight {...icon} />, inline: true, onClick: ({ id }) => navigate(`${areaPage('certificate')}?form=${id}`) }]
      : [
          { label: row.type === 'Return' ? 'Mark filed' : 'Mark paid', icon: <Check {...icon} />, inline: true, onClick: ({ id }) => dialogs.markDone(id) },
          { label: 'Extend due date', icon: <CalendarClock {...icon} />, onClick: ({ id }) => dialogs.extend(id) },
        ];
  return (
    <>
      <DueWindows />
      <ResourceTable resource={openDues} actions={actions} emptyAction={emptyAction} />
    </>
  );
}
