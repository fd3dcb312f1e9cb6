import { z } from 'zod';
import { product } from './product';
import { recordOf } from './recordFields';
import { oneOf, optionalEmail, optionalText, text } from './validation';

/** A new company is Active; Active and Approved count as active. */
export const companyStatuses = ['Active', 'Inactive', 'Approved', 'Pending', 'Rejected'] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

/** A client company of a product. Only the name is required; a new one is Active. */
export const companyInput = z.object({
  name: text('name', 200),
  industry: optionalText('industry', 120),
  email: optionalEmail(),
  phone: optionalText('phone number', 40),
  status: oneOf('status', companyStatuses).default('Active'),
});
export type CompanyInput = z.infer<typeof companyInput>;
/** A company as the API answers it. */
export const companyRecord = /* @__PURE__ */ recordOf(companyInput, () => ({ product }));
export type Company = z.infer<typeof companyRecord>;

/** Active and Approved count as active; the toggle of anything else reads Activate. */
export function isActiveCompany(status: string): boolean {
  return status === 'Active' || status === 'Approved';
}

/** The status that the toggle sets. */
export function toggledCompanyStatus(status: string): CompanyStatus {
  return isActiveCompany(status) ? 'Inactive' : 'Active';
}
