import { Modal } from 'antd';
import type { ReactNode } from 'react';
import type { Obligation } from 'shared/domain/compliance/obligation';
import { notify, useRecord, useSave } from 'shared/platform';
import { type Field, ResponseState, SchemaForm, useFocusReturn } from 'shared/ui';
import type { ZodType } from 'zod';
import { compliancePaths } from '../compliancePaths';

/** The form of one action on an obligation: its title, fields and messages. */
export interface RecordAct<I extends object> {
  title: (row: Obligation) => string;
  schema: (row: Obligation) => ZodType<I, unknown>;
  fields: (row: Obligation) => readonly Field<I>[];
  initial: (row: Obligation) => Partial<I>;
  submitLabel: string;
  failure: string;
  done: (row: Obligation) => string;
}

/** The form of an action, in a dialog over the list, for the obligation with this id. */
export function RecordDialog<I extends object>({
  act,
  id,
  onClose,
}: {
  act: RecordAct<I>;
  id: string;
  onClose: () => void;
}) {
  const { data: row, ...response } = useRecord<Obligation>('obligations', id);
  const { save } = useSave<Obligation, I & { version: number }>('obligations', compliancePaths);
  useFocusReturn();
  let body: ReactNode = <ResponseState of={response} failed="Failed to load this due" skeleton="form" />;
  if (row) {
    body = (
      <SchemaForm<I>
        fields={act.fields(row)}
        schema={act.schema(row)}
        initial={{ ...act.initial(row), version: row.version }}
        submitLabel={act.submitLabel}
        failure={act.failure}
        onCancel={onClose}
        takesFocus
        onSubmit={(input, { version }) => save({ ...input, version: version as number }, row.id)}
        onDone={() => {
          notify.success(act.done(row));
          onClose();
        }}
      />
    );
  }
  return (
    <Modal open title={row ? act.title(row) : 'Loading...'} onCancel={onClose} footer={null} destroyOnHidden>
      {body}
    </Modal>
  );
}
