import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { notify } from 'shared/platform';
import { SchemaForm, type SchemaFormProps, Stack, useFocusReturn } from 'shared/ui';

export interface FormDialogProps<I extends object> extends Omit<SchemaFormProps<I>, 'onCancel' | 'onDone'> {
  title: string;
  /** Above the form. By default nothing. */
  head?: ReactNode;
  /** The notification of a save. */
  done: string;
  onClose: () => void;
}

/** A form in a dialog, closed by a save. */
export function FormDialog<I extends object>({ title, head, done, onClose, ...form }: FormDialogProps<I>) {
  useFocusReturn();
  return (
    <Modal open title={title} onCancel={onClose} footer={null} destroyOnHidden>
      <Stack>
        {head}
        <SchemaForm<I>
          {...form}
          takesFocus
          onCancel={onClose}
          onDone={() => {
            notify.success(done);
            onClose();
          }}
        />
      </Stack>
    </Modal>
  );
}
