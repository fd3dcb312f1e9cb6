import { firstWords } from 'shared/domain/pay/runs/runStepNames';
import type { RunStep } from 'shared/domain/pay/runs/runSteps';
import { NEEDS_ANOTHER, stepBefore } from 'shared/domain/pay/runs/stepBefore';
import type { RunMissing, RunStepState, WageRun } from 'shared/domain/pay/runs/wageRun';

const before: Partial<Record<RunStep, RunStep>> = stepBefore;

/** Steps whose own list of what is missing doesn't say what they wait for. */
const namesNoCause: readonly RunStep[] = ['register', 'billed'];

/** Why nothing can be done for a step now, each linked to the step that comes first; `here` is the page's address. */
export function whatComesFirst(run: WageRun, { step, ...state }: RunStepState, here: string): RunMissing[] {
  if (state.isDone || state.acts.length > 0 || state.canTake) return [];
  const first = before[step];
  if (first === undefined || (state.missing.length > 0 && !namesNoCause.includes(step))) return [];
  const ofFirst = run.steps.find((each) => each.step === first);
  if (!ofFirst) return [];
  if (!ofFirst.isDone) return [{ text: firstWords(first), path: `${here}#${first}` }];
  return step === 'approved' && run.needsTwo ? [{ text: NEEDS_ANOTHER, path: '' }] : [];
}
