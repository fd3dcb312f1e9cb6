import { Modal } from 'antd';
import { Check, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMonth, today } from 'shared/domain/dates/dates';
import type { WageRegister } from 'shared/domain/payroll/wage';
import { isoDate } from 'shared/domain/records/validation';
import { notify, useRecord, useSave, useUrlState } from 'shared/platform';
import { type RowAction, SchemaForm, useFocusReturn } from 'shared/ui';
import { z } from 'zod';
import { compliancePaths } from '../compliancePaths';

const payment = z.object({
  paidOn: isoDate('day it was paid').refine((day) => day <= today(), 'The day it was paid cannot be in the future.'),
});

/** Asks on which day a register was paid. */
function PaymentDialog({ row, onClose }: { row: WageRegister; onClose: () => void }) {
  useFocusReturn();
  const { save } = useSave<WageRegister>('wages', compliancePaths);
  return (
    <Modal open title={`Wages ${formatMonth(row.month)} are paid`} onCancel={onClose} footer={null} destroyOnHidden>
      <SchemaForm
        fields={[
          {
            name: 'paidOn',
            label: 'Paid on',
            kind: 'date',
            required: true,
            help: 'A paid month is locked until you reopen it.',
          },
        ]}
        schema={payment}
        initial={{ paidOn: today() }}
        submitLabel="Mark paid"
        failure="Failed to update status"
        onCancel={onClose}
        takesFocus
        onSubmit={(input) => save({ status: 'Paid', ...input, version: row.version }, row.id)}
        onDone={() => {
          notify.success(`Wages ${formatMonth(row.month)} are paid`);
          onClose();
        }}
      />
    </Modal>
  );
}

/** Marks a register as paid on a day, and reopens it. The question stands in the address: `?pay=<id>`. */
export function usePayment(): { action: (row: WageRegister) => RowAction<WageRegister>; dialog: ReactNode } {
  const [{ pay: id }, setUrl] = useUrlState({ pay: '' });
  const { data: row } = useRecord<WageRegister>('wages', id === '' ? undefined : id);
  const { save } = useSave<WageRegister>('wages', compliancePaths);
  const reopen = async ({ id: of, month, version, paidOn }: WageRegister) => {
    await save({ status: 'Pending', version }, of);
    notify.success(`Wages ${formatMonth(month)} were reopened`, { undo: () => save({ status: 'Paid', paidOn }, of) });
  };
  const dialog = row && id !== '' && <PaymentDialog row={row} onClose={() => setUrl({ pay: '' })} />;
  const action = ({ status }: WageRegister): RowAction<WageRegister> =>
    status === 'Paid'
      ? { label: 'Reopen', right: 'wages:write', icon: <Undo2 />, failed: 'Failed to update status', onClick: reopen }
      : { label: 'Mark paid', right: 'wages:write', icon: <Check />, onClick: (chosen) => setUrl({ pay: chosen.id }) };
  return { action, dialog };
}
