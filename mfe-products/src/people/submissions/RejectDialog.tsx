import { Modal } from 'antd';
import type { Submission } from 'shared/domain/people/submissions/submission';
import { type Field, SchemaForm, useFocusReturn } from 'shared/ui';
import { z } from 'zod';

const rejection = z.object({
  reason: z.string().trim().min(1, 'Enter the reason.').max(300, 'Enter at most 300 letters.'),
});
type Rejection = z.infer<typeof rejection>;

const fields: readonly Field<Rejection>[] = [
  { name: 'reason', label: 'Reason', kind: 'textarea', rows: 2, span: 2, required: true, maxLength: 300 },
];

/** Asks why a candidate is rejected for a vacancy. */
export function RejectDialog({
  submission: { id, candidateName },
  onReject,
  onClose,
}: {
  submission: Submission;
  onReject: (reason: string) => void;
  onClose: () => void;
}) {
  useFocusReturn();
  return (
    <Modal open title={`Reject ${candidateName}`} onCancel={onClose} footer={null} destroyOnHidden>
      <SchemaForm<Rejection>
        fields={fields}
        schema={rejection}
        initial={{ reason: '' }}
        onSubmit={async ({ reason }) => onReject(reason)}
        onDone={onClose}
        onCancel={onClose}
        submitLabel="Reject"
        failure="Failed to reject"
        draftKey={`submissions:${id}:reject`}
        takesFocus
      />
    </Modal>
  );
}
