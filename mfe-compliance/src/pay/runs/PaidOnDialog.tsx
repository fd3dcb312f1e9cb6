import { Modal } from 'antd';
import { today } from 'shared/domain/dates/dates';
import { type PaidOn, paidOnInput } from 'shared/domain/pay/wages/paidOn';
import { notify } from 'shared/platform';
import { SchemaForm, type SchemaFormProps, useFocusReturn } from 'shared/ui';

interface Props extends Pick<SchemaFormProps<PaidOn>, 'submitLabel' | 'failure' | 'onSubmit'> {
  title: string;
  /** The effects of the payment. */
  help: string;
  /** The message after saving. */
  success: string;
  onClose: () => void;
}

/** Asks for the day of a payment, today by default. */
export function PaidOnDialog({ title, help, success, onClose, ...form }: Props) {
  useFocusReturn();
  return (
    <Modal open title={title} onCancel={onClose} footer={null} destroyOnHidden>
      <SchemaForm<PaidOn>
        fields={[{ name: 'paidOn', label: 'Paid on', kind: 'date', required: true, help }]}
        schema={paidOnInput}
        initial={{ paidOn: today() }}
        onCancel={onClose}
        takesFocus
        onDone={() => {
          notify.success(success);
          onClose();
        }}
        {...form}
      />
    </Modal>
  );
}
