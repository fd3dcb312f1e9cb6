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
