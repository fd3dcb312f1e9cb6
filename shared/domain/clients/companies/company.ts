import { z } from 'zod';
import { product } from '../../console/product';
import { billingTerms } from '../../money/bills/billingTerms';
import { optionalGstin, optionalPin, optionalStateCode, tanList } from '../../records/identifierFields';
import { recordOf, sampleMark } from '../../records/recordFields';
import { oneOf, optionalEmail, optionalPhone, optionalText, text, yesNo } from '../../records/validation';

/** A new company is Active; Active and Approved count as active. */
export const companyStatuses = ['Active', 'Inactive', 'Approved', 'Pending', 'Rejected'] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

/** A contact person at a company. */
const companyContact = z.object({
  name: text('name', 120),
  role: optionalText('role', 120),
  email: optionalEmail(),
  phone: optionalPhone(),
});
export type CompanyContact = z.infer<typeof companyContact>;

/** A further address of a company: a branch, a site, a postal address. */
const companyAddress = z.object({
  label: optionalText('name of the address', 120),
  address: text('address', 1000),
});
export type CompanyAddress = z.infer<typeof companyAddress>;

/** The maximum number of contact persons, and of further addresses. */
export const MAX_OF_COMPANY = 20;

const listOf = <S extends z.ZodType>(of: S, words: string) =>
  z
    .array(of, { error: `Send the ${words} as a list.` })
    .max(MAX_OF_COMPANY, `Use at most ${MAX_OF_COMPANY} ${words}.`)
    .default([]);

/**
 * A client company of a product. Only the name is required; a new one is Active. Centers, invoices and leads copy its
 * details.
 */
export const companyInput = z.object({
  name: text('name', 200),
  industry: optionalText('industry', 120),
  email: optionalEmail(),
  phone: optionalPhone(),
  status: oneOf('status', companyStatuses).default('Active'),
  gstin: optionalGstin,
  /** For the tax it withholds; branches may have their own. */
  tans: tanList,
  /** GST state code. */
  state: optionalStateCode,
  /** Its registered address, as on its invoices. */
  address: optionalText('address', 1000),
  /** PIN of that address, required for e-invoices. */
  pin: optionalPin,
  /** In a special economic zone. */
  sez: yesNo('SEZ').default(false),
  /** Days from an invoice's date until it is due; null if not agreed. */
  paymentDays: z
    .number({ error: 'Enter the payment terms as a number.' })
    .int('Enter whole payment terms.')
    .min(0, 'The payment terms cannot be negative.')
    .max(365, 'Keep the payment terms within a year.')
    .nullable()
    .default(null),
  /** Other agreements. */
  terms: optionalText('terms', 2000),
  ...billingTerms,
  contacts: listOf(companyContact, 'contact persons'),
  addresses: listOf(companyAddress, 'further addresses'),
});
export type CompanyInput = z.infer<typeof companyInput>;

/** The details that a company's invoices copy, and its billing contact: the part that bookkeepers may edit. */
export const companyBilling = /* @__PURE__ */ companyInput.pick({
  gstin: true,
  state: true,
  address: true,
  pin: true,
  sez: true,
  paymentDays: true,
  terms: true,
  purchaseOrder: true,
  costBase: true,
  hoursPerDay: true,
  overtimeTimes: true,
  billsContributions: true,
  bonusPercent: true,
  leavePercent: true,
  tans: true,
  contacts: true,
  addresses: true,
});
export type CompanyBilling = z.infer<typeof companyBilling>;
/** A company in the API's responses. */
export const companyRecord = /* @__PURE__ */ recordOf(companyInput, () => ({ product, ...sampleMark() }));
export type Company = z.infer<typeof companyRecord>;

/** Active and Approved count as active; the toggle of anything else reads Activate. */
export function isActiveCompany(status: string): boolean {
  return status === 'Active' || status === 'Approved';
}

/** The status that the toggle sets. */
export function toggledCompanyStatus(status: string): CompanyStatus {
  return isActiveCompany(status) ? 'Inactive' : 'Active';
}
