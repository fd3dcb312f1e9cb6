import { z } from 'zod';
import { today } from '../../dates/dates';
import { periodBounds } from '../../dates/period';
import { optionalTan } from '../../records/identifierFields';
import { recordOf } from '../../records/recordFields';
import { storedFile } from '../../records/upload';
import { isoDate, oneOf, optionalPaise, optionalText, positivePaise, text } from '../../records/validation';

/** How the certificates of a client's quarter compare with our records. */
const certificateMatches = ['Agrees', 'Differs', 'Nothing recorded'] as const;

/** What is certified: income tax, or GST under section 51 of the CGST Act. */
export const certifiedTaxes = ['TDS', 'GST-TDS'] as const;

/**
 * A client's certificate of the tax it withheld: form 16A for a quarter, from 1 April 2026 form 131; for GST form
 * GSTR-7A, one a month, counted in its quarter.
 */
export const tdsCertificateInput = z.object({
  tax: oneOf('tax kept back', certifiedTaxes).default('TDS'),
  number: text('certificate number', 40),
  companyId: optionalText('company', 64),
  /** With a company, its name. */
  clientName: text('client name', 200, 'Choose the client.'),
  /** The TAN of the branch that deducted; by default a client's only one. */
  tan: optionalTan,
  /** `2026-27 Q1`. */
  quarter: z
    .string({ error: 'Choose the quarter.' })
    .refine(
      (quarter) => / Q[1-4]$/.test(quarter) && periodBounds(quarter) !== undefined,
      'Name the quarter as 2026-27 Q1.',
    ),
  section: optionalText('section', 20),
  paidPaise: optionalPaise('amount paid'),
  taxPaise: positivePaise('tax'),
  date: isoDate('date of the certificate').refine((day) => day <= today(), 'The date can’t be in the future.'),
  note: optionalText('note', 500),
});
export type TdsCertificateInput = z.infer<typeof tdsCertificateInput>;

/** The same as the API answers it. */
export const tdsCertificateRecord = /* @__PURE__ */ recordOf(tdsCertificateInput, () => ({
  ...storedFile(),
  /** What was recorded of the client's quarter. */
  recordedPaise: z.int(),
  /** All certificates of the client's quarter beside it, within ₹10. */
  state: z.enum(certificateMatches),
}));
export type TdsCertificate = z.infer<typeof tdsCertificateRecord>;

/** A client whose certificate of a quarter is due and not here, with a message that asks for it. */
export const missingCertificate = z.object({
  companyId: z.string(),
  clientName: z.string(),
  quarter: z.string(),
  taxPaise: z.int(),
  /** When the client had to give it. */
  dueDate: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
});
export type MissingCertificate = z.infer<typeof missingCertificate>;
