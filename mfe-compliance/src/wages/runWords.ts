import type { RunStep, SignedStep } from 'shared/domain/payroll/wageRun';

/** What each step of a run is called. */
export const stepNames: Readonly<Record<RunStep, string>> = {
  attendance: 'Attendance locked',
  register: 'Register made',
  checked: 'Checked',
  approved: 'Approved',
  files: 'Files made',
  paid: 'Paid',
  billed: 'Billed',
};

/** What taking a step is called. */
export const takeNames: Readonly<Record<SignedStep, string>> = {
  checked: 'Mark checked',
  approved: 'Approve',
  files: 'Mark files made',
};
