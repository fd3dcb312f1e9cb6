import { CalendarClock, Check, Pencil, Undo2 } from 'lucide-react';
import { doneStatusOf } from 'shared/domain/compliance/doneOn';
import type { Obligation, ObligationArea } from 'shared/domain/compliance/obligation';
import { notify, useSave } from 'shared/platform';
import { type BulkAction, type ResourceDefinition, type RowAction, useRemoveAction } from 'shared/ui';
import { compliancePaths } from '../compliancePaths';
import { doneWords } from './doneForm';
import { useBulkDone } from './useBulkDone';
import type { Dialogs } from './useDialogs';

type Row = Obligation;

/**
 * The actions on obligations of an area, single or bulk. `edit` opens the form of manually added ones; render `dialog`
 * once.
 */
export function useObligationActions<I extends object>(
  area: ObligationArea,
  resource: ResourceDefinition<Row, I>,
  dialogs: Dialogs,
  edit: (row: Row) => void,
) {
  const { save } = useSave<Row>('obligations', compliancePaths);
  const remove = useRemoveAction(resource);
  const reopen = async (row: Row) => {
    await save({ status: 'Pending', doneOn: null, version: row.version }, row.id);
    notify.success(`${row.title} is pending again`, {
      undo: () => save({ status: row.status, doneOn: row.doneOn }, row.id),
    });
  };
  const actions = (row: Row): RowAction<Row>[] => {
    const isPending = row.status === 'Pending';
    const main: RowAction<Row> = isPending
      ? {
          label: doneWords[doneStatusOf(row)].act,
          right: 'obligations:write',
          icon: <Check />,
          inline: true,
          onClick: ({ id }) => dialogs.markDone(id),
        }
      : {
          label: 'Details',
          right: 'obligations:write',
          icon: <Pencil />,
          inline: true,
          onClick: ({ id }) => dialogs.markDone(id),
        };
    const rest: RowAction<Row>[] = [
      ...(isPending
        ? []
        : [
            {
              label: 'Reopen',
              right: 'obligations:write',
              icon: <Undo2 />,
              failed: 'Failed to update status',
              onClick: reopen,
            },
          ]),
      {
        label: 'Extend due date',
        right: 'obligations:write',
        icon: <CalendarClock />,
        onClick: ({ id }) => dialogs.extend(id),
      },
      ...(row.ruleId === '' ? [{ kind: 'edit' as const, label: 'Edit', icon: <Pencil />, onClick: edit }] : []),
      dialogs.history,
      remove,
    ];
    return [main, ...rest];
  };
  const { markAll, dialog } = useBulkDone();
  const label = area === 'gst' ? 'Mark filed' : 'Mark as done';
  const bulkActions: BulkAction<Row>[] = [{ label, right: 'obligations:write', icon: <Check />, onClick: markAll }];
  return { actions, bulkActions, dialog };
}
