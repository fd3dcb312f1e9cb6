import { z } from 'zod';
import { standings } from '../../compliance/standing';
import { isoMonth, oneOf, text, yesNo } from '../../records/validation';
import { paymentWays } from '../wages/paymentWay';
import { runActs, runSteps, signedSteps } from './runSteps';

/** Which month, and which of its steps. */
export const runMonth = z.object({ month: isoMonth() });
export const runStepOf = runMonth.extend({ step: oneOf('step', signedSteps) });

/** Why a step is taken back. */
export const takeBackInput = z.object({ reason: text('reason') });
export type TakeBackInput = z.infer<typeof takeBackInput>;

/** Whether a month has to be approved by another person than the checker before it is paid. By default not. */
export const runSettings = z.object({ needsTwo: yesNo('Two people') });

/** The things a step waits for, with their pages in the console; empty where there is none. */
const missing = z.object({ text: z.string(), path: z.string() });
export type RunMissing = z.infer<typeof missing>;

/** A due of the month that a step waits for or has, as every page of compliance shows it. */
const runDue = z.object({
  id: z.string(),
  title: z.string(),
  type: z.string(),
  status: z.string(),
  state: z.enum(standings),
  lastDay: z.string(),
  doneOn: z.string().nullable(),
  reference: z.string(),
  /** The amount paid; until then, the sum of the wage registers. */
  amountPaise: z.int(),
});
export type RunDue = z.infer<typeof runDue>;

/** A step of a month. */
const runStep = z.object({
  step: z.enum(runSteps),
  isDone: z.boolean(),
  /** When and by whom it was done, where known: a day or an instant, and a name. */
  at: z.string().nullable(),
  by: z.string(),
  missing: z.array(missing),
  /** What has to be done first, as a sentence, and the step where that is; null where nothing does, or `missing` says so. */
  waitsFor: z.object({ text: z.string(), step: z.enum(runSteps) }).nullable(),
  /** What can be done now with many at once, and with how many; of invoices which. */
  acts: z.array(
    z.object({
      act: z.enum(runActs),
      count: z.int(),
      records: z.array(z.object({ id: z.string(), name: z.string() })),
      /** What is not complete though the act settles it, as a sentence; empty for nothing. */
      warning: z.string(),
    }),
  ),
  /** The dues of the month that the step is about. */
  dues: z.array(runDue),
  /** Whether the caller can take or undo it now. */
  canTake: z.boolean(),
  canTakeBack: z.boolean(),
});
export type RunStepState = z.infer<typeof runStep>;

/** Somebody who is not paid for a month, and why. */
const unpaid = z.object({ employeeId: z.string(), name: z.string(), reason: z.string(), netPaise: z.int() });

/** Somebody who is paid in cash or by cheque. */
const paidOtherwise = z.object({
  employeeId: z.string(),
  name: z.string(),
  paidBy: z.enum(paymentWays),
  netPaise: z.int(),
});

/** The amount still owed to a person for a paid month, since it was corrected. */
const owedWages = z.object({
  employeeId: z.string(),
  name: z.string(),
  /** The month that was paid. */
  month: z.string(),
  /** Before deductions; below 0 where too much was paid. */
  grossPaise: z.int(),
  /** The month whose register has it already and is not paid yet; empty while none has. */
  inRegister: z.string(),
});
export type OwedWages = z.infer<typeof owedWages>;

/** A month, from its days to its deposits. */
export const wageRun = z.object({
  month: z.string(),
  /** Its register; empty while there is none. */
  registerId: z.string(),
  steps: z.array(runStep),
  unpaid: z.array(unpaid),
  paidOtherwise: z.array(paidOtherwise),
  /** What corrections of this month and earlier ones came to after they were paid. */
  owed: z.array(owedWages),
  /** What was taken back, the newest first. */
  takenBack: z.array(z.object({ step: z.enum(signedSteps), at: z.string(), by: z.string(), reason: z.string() })),
  needsTwo: z.boolean(),
  /** The clients at whose centers people are placed in the month, by name. */
  clients: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type WageRun = z.infer<typeof wageRun>;
