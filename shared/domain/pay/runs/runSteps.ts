/** The steps of a month, from the days to its deposits, in order. */
export const runSteps = [
  'attendance',
  'register',
  'checked',
  'approved',
  'files',
  'paid',
  'payslips',
  'billed',
  'issued',
  'sent',
  'receipts',
  'pf',
  'esi',
  'tax',
  'gst',
] as const;
export type RunStep = (typeof runSteps)[number];

/** The steps that a person confirms; the others follow from stored data. */
export const signedSteps = ['checked', 'approved', 'files', 'payslips'] as const satisfies readonly RunStep[];
export type SignedStep = (typeof signedSteps)[number];

/** Those of them that come one after the other before wages are paid. */
export const stepsBeforePayment = ['checked', 'approved', 'files'] as const satisfies readonly SignedStep[];

/** What is done with many records at once, in a step. */
export const runActs = ['submit', 'confirm', 'lock', 'bill', 'issue', 'send'] as const;
export type RunAct = (typeof runActs)[number];
