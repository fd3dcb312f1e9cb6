import { firstWords } from 'shared/domain/pay/runs/runStepNames';
import { type RunStep, runSteps, type SignedStep, signedSteps } from 'shared/domain/pay/runs/runSteps';
import { NEEDS_ANOTHER, stepBefore } from 'shared/domain/pay/runs/stepBefore';

type IsDone = (step: RunStep) => boolean;

/** Whether a step is one that somebody takes by saying so. */
export const isSigned = (step: RunStep): step is SignedStep => signedSteps.some((each) => each === step);

const stepAfter = (step: SignedStep) => runSteps[runSteps.indexOf(step) + 1] as RunStep;

/** Why somebody can't take a step now, or undefined. `asking` and `checkedBy` are ids of accounts. */
export function refuseTaking(
  step: SignedStep,
  isDone: IsDone,
  { asking, checkedBy, needsTwo }: { asking: string; checkedBy: string; needsTwo: boolean },
): string | undefined {
  if (step !== 'payslips' && isDone('paid')) return 'This month is paid. Reopen it first.';
  if (isDone(step)) return 'This step is done already. Load the run again.';
  if (!isDone(stepBefore[step])) return firstWords(stepBefore[step]);
  return step === 'approved' && needsTwo && asking === checkedBy ? NEEDS_ANOTHER : undefined;
}

/** Why a step can't be taken back now, or undefined: until the next is done it can. Nothing comes of payslips. */
export function refuseTakingBack(step: SignedStep, isDone: IsDone): string | undefined {
  if (step !== 'payslips' && isDone('paid')) return 'This month is paid. Reopen it first.';
  if (!isDone(step)) return 'This step is not done. Load the run again.';
  return step !== 'payslips' && isDone(stepAfter(step))
    ? 'The next step is done. Take that one back first.'
    : undefined;
}
