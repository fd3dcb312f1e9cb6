import { Modal } from 'antd';
import { formatMonth } from 'shared/domain/dates/dates';
import { runStepNames } from 'shared/domain/pay/runs/runStepNames';
import type { SignedStep } from 'shared/domain/pay/runs/runSteps';
import { type TakeBackInput, takeBackInput } from 'shared/domain/pay/runs/wageRun';
import { api, notify, refresh } from 'shared/platform';
import { SchemaForm, useFocusReturn } from 'shared/ui';

/** Asks why a step is undone. */
export function TakeBackDialog({ month, step, onClose }: { month: string; step: SignedStep; onClose: () => void }) {
  useFocusReturn();
  const title = `Take back “${runStepNames[step]}” of ${formatMonth(month)}`;
  return (
    <Modal open title={title} onCancel={onClose} footer={null} destroyOnHidden>
      <SchemaForm<TakeBackInput>
        fields={[{ name: 'reason', label: 'Reason', required: true }]}
        schema={takeBackInput}
        initial={{ reason: '' }}
        submitLabel="Take back"
        failure="Failed to take this step back"
        onCancel={onClose}
        takesFocus
        onSubmit={async (input) => {
          await api.post(`wages/runs/${month}/${step}/take-back`, input);
          await refresh('wages');
        }}
        onDone={() => {
          notify.success('Taken back');
          onClose();
        }}
      />
    </Modal>
  );
}
