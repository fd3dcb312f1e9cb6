import { today } from 'shared/domain/dates/dates';
import { type PaidOn, paidOnInput } from 'shared/domain/pay/wages/paidOn';
import { FormDialog, type FormDialogProps } from '../../FormDialog';

interface Props extends Omit<FormDialogProps<PaidOn>, 'fields' | 'schema'> {
  /** The effects of the payment. */
  help: string;
}

/** Asks for the day of a payment, today by default. */
export function PaidOnDialog({ help, ...dialog }: Props) {
  return (
    <FormDialog<PaidOn>
      fields={[{ name: 'paidOn', label: 'Paid on', kind: 'date', required: true, help }]}
      schema={paidOnInput}
      initial={{ paidOn: today() }}
      {...dialog}
    />
  );
}
