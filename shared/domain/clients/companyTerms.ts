import type { z } from 'zod';
import { datedFacts } from '../records/datedFacts';
import { recordOf } from '../records/recordFields';
import { isoDate, text } from '../records/validation';
import { companyBilling } from './companies/company';

/** A client's facts that hold from a day: its registration, and its billing terms. */
const companyTermsFields = companyBilling.omit({ tans: true, contacts: true, addresses: true });
type CompanyTermsFields = z.infer<typeof companyTermsFields>;

/** How a client's terms are read by a day. */
export const companyFacts = datedFacts<CompanyTermsFields>(companyTermsFields.shape);

/** A client's terms from a day, which may be to come; until the day before the earlier ones hold. */
export const companyTermsInput = companyTermsFields.extend({
  companyId: text('company', 64),
  startsOn: isoDate('first day'),
});
export type CompanyTermsInput = z.infer<typeof companyTermsInput>;

/** A client's terms as the API answers them. */
export const companyTermsRecord = /* @__PURE__ */ recordOf(companyTermsInput, () => ({}));
export type CompanyTerms = z.infer<typeof companyTermsRecord>;
