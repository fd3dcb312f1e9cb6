import { z } from 'zod';
import { panOfGstin } from '../../records/gstin';
import { optionalGstin, optionalPan } from '../../records/identifierFields';
import { recordOf, sampleMark } from '../../records/recordFields';
import {
  oneOf,
  optionalDate,
  optionalEmail,
  optionalPaise,
  optionalPhone,
  optionalText,
  percent,
  text,
} from '../../records/validation';

/** A new supplier is Active. */
export const supplierStatuses = ['Active', 'Inactive'] as const;

/** Whom the company buys from. GSTIN and PAN are checked when given, and against each other. */
export const supplierInput = z
  .object({
    name: text('name', 200),
    email: optionalEmail(),
    phone: optionalPhone(),
    company: optionalText('company', 200),
    /** Printed on what the company issues in the supplier's place. */
    address: optionalText('address', 400),
    status: oneOf('status', supplierStatuses).default('Active'),
    gstin: optionalGstin,
    pan: optionalPan,
    /** Number of a certificate for a lower rate (Income-tax Act 2025, section 395); empty without one. */
    lowerTaxNumber: optionalText('number of the certificate', 20),
    lowerTaxPercent: percent('tax by the certificate').default(0),
    /** The bills' value that the certificate covers; 0 for any. */
    lowerTaxLimitPaise: optionalPaise('limit of the certificate'),
    lowerTaxFrom: optionalDate('first day of the certificate'),
    lowerTaxTo: optionalDate('last day of the certificate'),
    /** The day on which a transporter declares to have at most ten goods carriages; empty for others. */
    transporterFrom: optionalDate('day of the transporter’s declaration'),
  })
  .refine((value) => !value.pan || ['', value.pan].includes(panOfGstin(value.gstin)), {
    path: ['pan'],
    error: 'The PAN differs from the one inside the GSTIN; correct one of them.',
  })
  .superRefine(({ lowerTaxNumber, lowerTaxFrom, lowerTaxTo, ...value }, context) => {
    const wrong = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    const hasMore = lowerTaxFrom !== null || lowerTaxTo !== null || value.lowerTaxLimitPaise > 0;
    if (lowerTaxNumber === '' && (hasMore || value.lowerTaxPercent > 0))
      wrong('lowerTaxNumber', 'Enter the number of the certificate.');
    if (lowerTaxNumber !== '' && lowerTaxFrom === null)
      wrong('lowerTaxFrom', 'Enter the first day of the certificate.');
    if (lowerTaxNumber !== '' && lowerTaxTo === null) wrong('lowerTaxTo', 'Enter the last day of the certificate.');
    if (lowerTaxFrom !== null && lowerTaxTo !== null && lowerTaxTo < lowerTaxFrom)
      wrong('lowerTaxTo', 'The last day of the certificate cannot be before its first.');
  });
export type SupplierInput = z.infer<typeof supplierInput>;
/** As the API answers it. */
export const supplierRecord = /* @__PURE__ */ recordOf(supplierInput, sampleMark);
export type Supplier = z.infer<typeof supplierRecord>;
