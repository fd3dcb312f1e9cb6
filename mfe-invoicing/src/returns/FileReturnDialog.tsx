import { Modal } from 'antd';
import type { Obligation } from 'shared/domain/compliance/obligation';
import { formatPeriod } from 'shared/domain/dates/period';
import type { DueReturn } from 'shared/domain/money/returns/gstReturnAnswers';
import { isoDate, optionalText } from 'shared/domain/records/validation';
import { notify, useSave } from 'shared/platform';
import { type Field, SchemaForm, useFocusReturn } from 'shared/ui';
import { z } from 'zod';

const filed = z.object({ doneOn: isoDate('day it was filed'), reference: optionalText('reference', 120) });
type Filed = z.infer<typeof filed>;

const fields: readonly Field<Filed>[] = [
  { name: 'doneOn', label: 'Filed on', kind: 'date', required: true },
  { name: 'reference', label: 'Reference', help: 'The acknowledgement number of the return.' },
];

/** Marks a return of a period as filed. */
export function FileReturnDialog({
  due,
  period,
  onClose,
  onFiled,
}: {
  due: DueReturn;
  period: string;
  onClose: () => void;
  onFiled: () => void;
}) {
  const { save } = useSave<Obligation, Filed & { status: 'Filed'; version: number }>('obligations');
  useFocusReturn();
  const name = `${due.returnType} of ${formatPeriod(period)}`;
  return (
    <Modal open title={`Mark ${name} as filed`} onCancel={onClose} footer={null} destroyOnHidden>
      <SchemaForm<Filed>
        fields={fields}
        schema={filed}
        submitLabel="Mark filed"
        failure="Failed to mark the return as filed"
        onCancel={onClose}
        takesFocus
        onSubmit={(input) => save({ ...input, status: 'Filed', version: due.version }, due.id)}
        onDone={() => {
          notify.success(`${name} is marked as filed`);
          onFiled();
        }}
      />
    </Modal>
  );
}
