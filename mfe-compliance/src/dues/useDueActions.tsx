import { ArrowRight, CalendarClock, Check } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { doneStatusOf } from 'shared/domain/compliance/doneOn';
import type { Due } from 'shared/domain/compliance/due';
import type { RowAction } from 'shared/ui';
import { doneWords } from '../obligations/doneForm';
import type { Dialogs } from '../obligations/useDialogs';
import { areaPage } from './areas';

/** The actions on an open due: mark as filed or paid, extend. Certificates are renewed on their own page. */
export function useDueActions(dialogs: Dialogs): (row: Due) => RowAction<Due>[] {
  const navigate = useNavigate();
  return ({ area, type }) =>
    area === 'certificate'
      ? [
          {
            label: 'Renew',
            right: 'certificates:write',
            icon: <ArrowRight />,
            inline: true,
            onClick: ({ id }) => navigate(`${areaPage('certificate')}?form=${id}`),
          },
        ]
      : [
          {
            label: doneWords[doneStatusOf({ type })].act,
            right: 'obligations:write',
            icon: <Check />,
            inline: true,
            onClick: ({ id }) => dialogs.markDone(id),
          },
          {
            label: 'Extend due date',
            right: 'obligations:write',
            icon: <CalendarClock />,
            onClick: ({ id }) => dialogs.extend(id),
          },
          dialogs.history,
        ];
}
