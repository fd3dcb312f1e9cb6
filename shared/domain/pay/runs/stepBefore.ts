import type { RunStep } from './runSteps';

/** The step that comes before another and has to be done first; dues wait for none. */
export const stepBefore = {
  register: 'attendance',
  checked: 'register',
  approved: 'checked',
  files: 'approved',
  paid: 'approved',
  payslips: 'paid',
  billed: 'attendance',
  issued: 'billed',
  sent: 'issued',
  receipts: 'issued',
} as const satisfies Partial<Record<RunStep, RunStep>>;

/** Why the step before being done is not enough for the account that checked, where two people are needed. */
export const NEEDS_ANOTHER = 'Another person has to approve what you checked. Ask a colleague.';
