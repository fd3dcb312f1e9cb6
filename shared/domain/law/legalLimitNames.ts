/** Limits and deadlines of the law, with their units, as in a row's form. */
export const legalLimits = {
  'Address of a client without a GSTIN': 'rupees of an invoice',
  'Registration of an e-invoice': 'days',
  'Cancelling an IRN': 'hours',
  'Payment of a supplier, else input tax is reversed': 'days',
  'Self-invoice of an unregistered supplier': 'days',
  'Supplies of a month that credit may pay whole': 'rupees of a month',
  'Turnover without e-invoices': 'rupees of a year',
  'Turnover without QR codes for unregistered clients': 'rupees of a year',
  'Turnover without a last day for registering e-invoices': 'rupees of a year',
  'Turnover without a GSTR-9C': 'rupees of a year',
  'Deductions from wages': 'per cent',
  'Wages of somebody who left': 'working days',
} as const;
export type LegalLimitName = keyof typeof legalLimits;

/** Their names. */
export const legalLimitNames = Object.keys(legalLimits) as [LegalLimitName, ...LegalLimitName[]];
