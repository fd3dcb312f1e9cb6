import { z } from 'zod';
import { product } from '../console/product';
import { recordOf, sampleMark } from '../records/recordFields';
import { optionalEmail, optionalPhone, text } from '../records/validation';

/** The one message of the HR form. */
export const HR_REQUIRED = 'Name & Role required!';

/** A member of a product's HR staff. */
export const hrStaffInput = z.object({
  product: product.default('instahires'),
  name: text('name', 120, HR_REQUIRED),
  role: text('role', 120, HR_REQUIRED),
  email: optionalEmail(),
  phone: optionalPhone(),
});
export type HrStaffInput = z.infer<typeof hrStaffInput>;
/** A member of the HR staff as the API answers it. */
export const hrStaffRecord = /* @__PURE__ */ recordOf(hrStaffInput, sampleMark);
export type HrStaff = z.infer<typeof hrStaffRecord>;
