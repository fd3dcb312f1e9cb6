import { type RunAct, type RunStep, runSteps } from './runSteps';

/** Each step's name once it is done. */
export const runStepNames: Readonly<Record<RunStep, string>> = {
  attendance: 'Attendance locked',
  register: 'Wages made',
  checked: 'Checked',
  approved: 'Approved',
  files: 'Files made',
  paid: 'Wages paid',
  payslips: 'Payslips handed out',
  billed: 'Bills made',
  issued: 'Invoices issued',
  sent: 'Invoices sent',
  receipts: 'Receipts entered',
  pf: 'PF paid',
  esi: 'ESI paid',
  tax: 'Taxes paid',
  gst: 'GST filed',
};

const acts: Readonly<Record<RunStep, string>> = {
  attendance: 'lock the attendance of every center',
  register: 'make the wages',
  checked: 'check the register',
  approved: 'approve the register',
  files: 'make the files for the bank and the portals',
  paid: 'pay the wages',
  payslips: 'hand out the payslips',
  billed: 'make the bills',
  issued: 'issue the invoices',
  sent: 'send the invoices',
  receipts: 'enter what clients paid',
  pf: 'pay PF',
  esi: 'pay ESI',
  tax: 'pay the taxes',
  gst: 'file the GST returns',
};

/** What to do for a step: "Next: make the wages."; of attendance, what its centers wait for. */
export function nextWords({ step, acts: [first] }: { step: RunStep; acts: readonly { act: RunAct }[] }): string {
  return step === 'attendance' && first ? `Next: ${first.act} the attendance of every center.` : `Next: ${acts[step]}.`;
}

/** What has to be done before a step, such as "First make the wages." */
export const firstWords = (before: RunStep): string => `First ${acts[before]}.`;

/** What comes after a step in the run of the month; empty after the last. */
export function wordsAfter(step: RunStep): string {
  const next = runSteps[runSteps.indexOf(step) + 1];
  return next ? nextWords({ step: next, acts: [] }) : '';
}
