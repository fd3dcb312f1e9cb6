import type { ReactNode } from 'react';
import type { BonusOfYear } from 'shared/domain/pay/bonus/bonusOfYear';
import { api, refresh, useUrlState } from 'shared/platform';
import { formatMoney } from 'shared/ui';
import { PaidOnDialog } from '../runs/PaidOnDialog';

/** Marks a year's bonus as paid on a day. The question is in the address: `?pay=1`. */
export function usePayBonus(bonus: BonusOfYear | undefined): { open: () => void; dialog: ReactNode } {
  const [{ pay }, setUrl] = useUrlState({ pay: '' });
  return {
    open: () => setUrl({ pay: '1' }),
    dialog: pay !== '' && bonus && bonus.duePaise > 0 && (
      <PaidOnDialog
        title={`Bonus of ${bonus.year}: ${formatMoney(bonus.duePaise)}`}
        help="Everyone listed as due is marked as paid. Final settlements leave this bonus out."
        submitLabel="Mark as paid"
        failure="Failed to mark the bonus"
        done={`The bonus of ${bonus.year} was marked as paid`}
        onSubmit={async ({ paidOn }) => {
          await api.post('bonus-payments', { year: bonus.year, percent: bonus.percent, paidOn });
          await refresh('wages', 'bonus-payments');
        }}
        onClose={() => setUrl({ pay: '' })}
      />
    ),
  };
}
