import { firstWords } from 'shared/domain/pay/runs/runStepNames';
import { type RunStep, runSteps, type SignedStep, signedSteps } from 'shared/domain/pay/runs/runSteps';
import { stepBefore } from 'shared/domain/pay/runs/stepBefore';
import type { RunStepState } from 'shared/domain/pay/runs/wageRun';

type IsDone = (step: RunStep) => boolean;

/** Why the step before being done is not enough for the account that checked, where two people are needed. */
const NEEDS_ANOTHER = 'Another person has to approve what you checked. Ask a colleague.';

/** Whether a step is one that somebody takes by saying so. */
export const isSigned = (step: RunStep): step is SignedStep => signedSteps.some((each) => each === step);

const stepAfter = (step: SignedStep) => runSteps[runSteps.indexOf(step) + 1] as RunStep;

const before: Partial<Record<RunStep, RunStep>> = stepBefore;

/** Who asks, and who checked the month: ids of accounts. */
interface Asking {
  asking: string;
  checkedBy: string;
  /** Whether another person has to approve than the one who checked. */
  needsTwo: boolean;
}

/** What an open step waits for, with the step where that is done; null where it waits for none. */
export function waitsFor(
  step: RunStep,
  isDone: IsDone,
  { asking, checkedBy, needsTwo }: Asking,
): RunStepState['waitsFor'] {
  const first = before[step];
  if (isDone(step) || first === undefined) return null;
  if (!isDone(first)) return { text: firstWords(first), step: first };
  return step === 'approved' && needsTwo && asking === checkedBy ? { text: NEEDS_ANOTHER, step } : null;
}

/** Why somebody can't take a step now, or undefined. */
export function refuseTaking(step: SignedStep, isDone: IsDone, asking: Asking): string | undefined {
  if (step !== 'payslips' && isDone('paid')) return 'This month is paid. Reopen it first.';
  if (isDone(step)) return 'This step is done already. Load the run again.';
  return waitsFor(step, isDone, asking)?.text;
}

/** Why a step can't be taken back now, or undefined: until the next is done it can. Nothing comes of payslips. */
export function refuseTakingBack(step: SignedStep, isDone: IsDone): string | undefined {
  if (step !== 'payslips' && isDone('paid')) return 'This month is paid. Reopen it first.';
  if (!isDone(step)) return 'This step is not done. Load the run again.';
  return step !== 'payslips' && isDone(stepAfter(step))
    ? 'The next step is done. Take that one back first.'
    : undefined;
}
