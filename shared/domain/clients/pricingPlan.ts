import { z } from 'zod';
import { product } from '../console/product';
import { recordOf, sampleMark } from '../records/recordFields';
import { oneOf, positivePaise, text } from '../records/validation';

/** ISO 4217 codes of the currencies of plans. */
export const currencies = ['USD', 'INR'] as const;

/** A price plan of a product. `priceMinor` is in cents or paise of its currency and above 0. */
export const pricingPlanInput = z.object({
  product: product.default('instahires'),
  name: text('name', 120),
  priceMinor: positivePaise('price'),
  currency: oneOf('currency', currencies).default('USD'),
  features: z
    .array(text('feature', 200), { error: 'Send the features as a list.' })
    .max(30, 'Use at most 30 features.')
    .default([]),
});
export type PricingPlanInput = z.infer<typeof pricingPlanInput>;
/** A price plan in the API's responses. */
export const pricingPlanRecord = /* @__PURE__ */ recordOf(pricingPlanInput, sampleMark);
export type PricingPlan = z.infer<typeof pricingPlanRecord>;
