import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { today } from 'shared/domain/dates/dates';
import type { BonusOfYear } from 'shared/domain/payroll/bonusOfYear';
import { bonusPaymentInput } from 'shared/domain/payroll/bonusPayment';
import { api, notify, refresh, useUrlState } from 'shared/platform';
import { formatMoney, SchemaForm, useFocusReturn } from 'shared/ui';

const input = bonusPaymentInput.pick({ paidOn: true });

function PayDialog({ bonus: { year, percent, duePaise }, onClose }: { bonus: BonusOfYear; onClose: () => void }) {
  useFocusReturn();
  return (
    <Modal open title={`Bonus of ${year}: ${formatMoney(duePaise)}`} onCancel={onClose} footer={null} destroyOnHidden>
      <SchemaForm
        fields={[
          {
            name: 'paidOn',
            label: 'Paid on',
            kind: 'date',
            required: true,
            help: 'To everybody who is named as due. Final settlements do not pay it again.',
          },
        ]}
        schema={input}
        initial={{ paidOn: today() }}
        submitLabel="Mark as paid"
        failure="Failed to mark the bonus"
        onCancel={onClose}
        takesFocus
        onSubmit={({ paidOn }) => api.post('bonus-payments', { year, percent, paidOn })}
        onDone={() => {
          notify.success(`The bonus of ${year} was marked as paid`);
          onClose();
          void refresh('wages', 'bonus-payments');
        }}
      />
    </Modal>
  );
}

/** Marks what is due of a year's bonus as paid on a day. The question stands in the address: `?pay=1`. */
export function usePayBonus(bonus: BonusOfYear | undefined): { open: () => void; dialog: ReactNode } {
  const [{ pay }, setUrl] = useUrlState({ pay: '' });
  return {
    open: () => setUrl({ pay: '1' }),
    dialog: pay !== '' && bonus && bonus.duePaise > 0 && (
      <PayDialog bonus={bonus} onClose={() => setUrl({ pay: '' })} />
    ),
  };
}
