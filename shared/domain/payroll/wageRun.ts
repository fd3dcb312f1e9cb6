import { z } from 'zod';
import { isoMonth, oneOf, text, yesNo } from '../records/validation';
import { paymentWays } from './paymentWay';

/** The steps of a month, from the days to the bill, in their order. */
export const runSteps = ['attendance', 'register', 'checked', 'approved', 'files', 'paid', 'billed'] as const;
export type RunStep = (typeof runSteps)[number];

/** The steps that somebody takes by saying so; the others follow from what is stored. */
export const signedSteps = ['checked', 'approved', 'files'] as const satisfies readonly RunStep[];
export type SignedStep = (typeof signedSteps)[number];

/** Which month, and which of its steps. */
export const runMonth = z.object({ month: isoMonth() });
export const runStepOf = runMonth.extend({ step: oneOf('step', signedSteps) });

/** Why a step is taken back. */
export const takeBackInput = z.object({ reason: text('reason') });
export type TakeBackInput = z.infer<typeof takeBackInput>;

/** Whether a month is approved by another person than the one who checked it, and paid after that alone. By default not. */
export const runSettings = z.object({ needsTwo: yesNo('Two people') });

/** What a step waits for: the center whose page shows it, where it is one's. */
const missing = z.object({ text: z.string(), centerId: z.string() });

/** A step of a month. */
export const runStep = z.object({
  step: z.enum(runSteps),
  isDone: z.boolean(),
  /** When and by whom it was done, as far as it is known: a day or an instant, and a name. */
  at: z.string().nullable(),
  by: z.string(),
  missing: z.array(missing),
  /** Whether it can be taken now, and taken back now, by whoever asks. */
  canTake: z.boolean(),
  canTakeBack: z.boolean(),
});
export type RunStepState = z.infer<typeof runStep>;

/** Somebody who is not paid for a month, and why. */
const unpaid = z.object({ employeeId: z.string(), name: z.string(), reason: z.string(), netPaise: z.int() });

/** Somebody who is paid in cash or by cheque. */
const paidOtherwise = z.object({
  ...{ employeeId: z.string(), name: z.string(), paidBy: z.enum(paymentWays), netPaise: z.int() },
});

/** A month, from its days to the bill. */
export const wageRun = z.object({
  month: z.string(),
  /** Its register; empty while there is none. */
  registerId: z.string(),
  steps: z.array(runStep),
  unpaid: z.array(unpaid),
  paidOtherwise: z.array(paidOtherwise),
  /** What was taken back, the newest first. */
  takenBack: z.array(z.object({ step: z.enum(signedSteps), at: z.string(), by: z.string(), reason: z.string() })),
  needsTwo: z.boolean(),
});
export type WageRun = z.infer<typeof wageRun>;
