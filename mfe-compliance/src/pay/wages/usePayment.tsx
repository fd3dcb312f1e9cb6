import { Check, ListChecks, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatMonth } from 'shared/domain/dates/dates';
import { wordsAfter } from 'shared/domain/pay/runs/runStepNames';
import type { WageRegister } from 'shared/domain/pay/wages/wage';
import { notify, useRecord, useSave, useUrlState } from 'shared/platform';
import type { RowAction } from 'shared/ui';
import { compliancePaths } from '../../compliancePaths';
import { PaidOnDialog } from '../runs/PaidOnDialog';
import { runPage } from './pages';

/** Marks a register as paid on a day, and reopens it; one that isn't approved leads to its run. The dialog is in the address: `?pay=<id>`. */
export function usePayment(): {
  action: (row: WageRegister) => RowAction<WageRegister>;
  /** Asks for the payment date of the register with this id. */
  open: (id: string) => void;
  dialog: ReactNode;
} {
  const [{ pay: id }, setUrl] = useUrlState({ pay: '' });
  const { data: row } = useRecord<WageRegister>('wages', id === '' ? undefined : id);
  const navigate = useNavigate();
  const { save } = useSave<WageRegister>('wages', compliancePaths);
  const open = (of: string) => setUrl({ pay: of });
  const reopen = async ({ id: of, month, version, paidOn }: WageRegister) => {
    await save({ status: 'Pending', version }, of);
    notify.success(`Wages ${formatMonth(month)} were reopened`, { undo: () => save({ status: 'Paid', paidOn }, of) });
  };
  const dialog = row && id !== '' && (
    <PaidOnDialog
      title={`Wages ${formatMonth(row.month)} are paid`}
      help="A paid month is locked until you reopen it."
      submitLabel="Mark paid"
      failure="Failed to update status"
      done={`Wages ${formatMonth(row.month)} are paid. ${wordsAfter('paid')}`}
      onSubmit={(input) => save({ status: 'Paid', ...input, version: row.version }, row.id)}
      onClose={() => setUrl({ pay: '' })}
    />
  );
  const action = ({ status, blocked }: WageRegister): RowAction<WageRegister> => {
    const right = 'wages:write';
    if (status === 'Paid')
      return { label: 'Reopen', right, icon: <Undo2 />, failed: 'Failed to update status', onClick: reopen };
    return blocked === ''
      ? { label: 'Mark paid', right, icon: <Check />, onClick: (chosen) => open(chosen.id) }
      : { label: 'Check and approve', right, icon: <ListChecks />, onClick: ({ month }) => navigate(runPage(month)) };
  };
  return { action, open, dialog };
}
