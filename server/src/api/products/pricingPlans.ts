import { pricingPlanInput } from 'shared/domain/pricingPlan';
import type { Product } from 'shared/domain/product';
import { csvFields } from '../resource/csvCells';
import { untypedResource } from '../resource/defineResource';
import type { Found, Resource } from '../resource/definition';
import { dashboard } from '../resource/recordNames';
import { instahiresPlans, ultrahrmsPlans } from './pricingPlanSamples';

const detail: string[] = [];

function pricingPlansOf(
  product: Product,
  path: string,
  found: Found,
  rows: readonly Record<string, unknown>[],
): Resource {
  return untypedResource({
    path,
    table: 'pricing_plans',
    title: 'pricing plan',
    input: pricingPlanInput,
    kinds: { priceMinor: 'number', features: 'json' },
    scope: { product },
    search: ['name'],
    order: 'priceMinor',
    csv: {
      ...csvFields<string>({ Name: 'name', Currency: 'currency' }),
      Price: ({ priceMinor }) => Number(priceMinor) / 100,
      Features: ({ features }) => (features as string[]).join('; '),
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
