import { type PricingPlan, pricingPlanInput, pricingPlanRecord } from 'shared/domain/pricingPlan';
import type { Product } from 'shared/domain/product';
import { csvFields } from '../resource/csvCells';
import { defineResource } from '../resource/defineResource';
import type { Found, Sample } from '../resource/definition';
import { dashboard } from '../resource/recordNames';
import { instahiresPlans, ultrahrmsPlans } from './pricingPlanSamples';

const detail = [] as const;

function pricingPlansOf(
  product: Product,
  path: string,
  found: Found<PricingPlan, keyof PricingPlan>,
  rows: readonly Sample<PricingPlan>[],
) {
  return defineResource({
    path,
    table: 'pricing_plans',
    title: 'pricing plan',
    input: pricingPlanInput,
    record: pricingPlanRecord,
    scope: { product },
    search: ['name'],
    order: 'priceMinor',
    csv: {
      ...csvFields({ Name: 'name', Currency: 'currency' }),
      Price: ({ priceMinor }) => priceMinor / 100,
      Features: ({ features }) => features.join('; '),
    },
    found,
    seed: () => rows,
  });
}

/** The pricing plans of each product, the cheapest first. */
export const pricingPlans = [
  pricingPlansOf(
    'instahires',
    'pricing-plans',
    { kind: 'Pricing plan', detail, page: dashboard('instahires/managePricing') },
    instahiresPlans,
  ),
  pricingPlansOf(
    'ultrahrms',
    'ultrahrms/pricing-plans',
    { kind: 'Pricing plan (ultrahrms)', detail, page: dashboard('ultrahrms/managePricing') },
    ultrahrmsPlans,
  ),
];
