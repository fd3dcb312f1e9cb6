import { formatMonth } from 'shared/domain/dates/dates';
import { runStepNames } from 'shared/domain/pay/runs/runStepNames';
import type { SignedStep } from 'shared/domain/pay/runs/runSteps';
import { type TakeBackInput, takeBackInput } from 'shared/domain/pay/runs/wageRun';
import { api, refresh } from 'shared/platform';
import { FormDialog } from '../../FormDialog';

/** Asks why a step is undone. */
export function TakeBackDialog({ month, step, onClose }: { month: string; step: SignedStep; onClose: () => void }) {
  return (
    <FormDialog<TakeBackInput>
      title={`Take back “${runStepNames[step]}” of ${formatMonth(month)}`}
      fields={[{ name: 'reason', label: 'Reason', required: true }]}
      schema={takeBackInput}
      initial={{ reason: '' }}
      submitLabel="Take back"
      failure="Failed to take this step back"
      done="Taken back"
      onClose={onClose}
      onSubmit={async (input) => {
        await api.post(`wages/runs/${month}/${step}/take-back`, input);
        await refresh('wages');
      }}
    />
  );
}
