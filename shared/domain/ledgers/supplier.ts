import { z } from 'zod';
import { panOfGstin } from '../records/gstin';
import { optionalGstin, optionalPan } from '../records/identifierFields';
import { recordOf, sampleMark } from '../records/recordFields';
import { oneOf, optionalEmail, optionalPhone, optionalText, text } from '../records/validation';

/** A new supplier is Active. */
export const supplierStatuses = ['Active', 'Inactive'] as const;

/** Whom the company buys from. GSTIN and PAN are checked when given, and against each other. */
export const supplierInput = z
  .object({
    name: text('name', 200),
    email: optionalEmail(),
    phone: optionalPhone(),
    company: optionalText('company', 200),
    status: oneOf('status', supplierStatuses).default('Active'),
    gstin: optionalGstin,
    pan: optionalPan,
  })
  .refine((value) => !value.pan || ['', value.pan].includes(panOfGstin(value.gstin)), {
    path: ['pan'],
    error: 'The PAN differs from the one inside the GSTIN; correct one of them.',
  });
export type SupplierInput = z.infer<typeof supplierInput>;
/** As the API answers it. */
export const supplierRecord = /* @__PURE__ */ recordOf(supplierInput, sampleMark);
export type Supplier = z.infer<typeof supplierRecord>;
