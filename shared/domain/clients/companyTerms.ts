import type { z } from 'zod';
import { datedFacts } from '../records/datedFacts';
import { recordOf } from '../records/recordFields';
import { isoDate, text } from '../records/validation';
import { companyBilling } from './companies/company';

/** A client's facts with an effective date: its registration, and its billing terms. */
const companyTermsFields = companyBilling.omit({ tans: true, contacts: true, addresses: true });
type CompanyTermsFields = z.infer<typeof companyTermsFields>;

/** Reads a client's terms as of a day. */
export const companyFacts = datedFacts<CompanyTermsFields>(companyTermsFields.shape);

/** A client's terms from a day on, which may be in the future; earlier terms hold until the day before. */
export const companyTermsInput = companyTermsFields.extend({
  companyId: text('company', 64),
  startsOn: isoDate('first day'),
});
export type CompanyTermsInput = z.infer<typeof companyTermsInput>;

/** A client's terms in the API's responses. */
export const companyTermsRecord = /* @__PURE__ */ recordOf(companyTermsInput, () => ({}));
export type CompanyTerms = z.infer<typeof companyTermsRecord>;
