import { pricingPlanInput } from 'shared/domain/pricingPlan';
import type { Product } from 'shared/domain/product';
import { defineResource } from '../resource/defineResource';
import type { ResourceDefinition } from '../resource/definition';
import { csvFields } from './csvFields';
import { instahiresPlans, ultrahrmsPlans } from './pricingPlanSamples';

function pricingPlansOf(product: Product, path: string, seed: ResourceDefinition['seed']): ResourceDefinition {
  return defineResource({
    path,
    table: 'pricing_plans',
    title: 'pricing plan',
    input: pricingPlanInput,
    kinds: { priceMinor: 'number', features: 'json' },
    scope: { product },
    search: ['name'],
    order: 'priceMinor',
    csv: {
      ...csvFields({ Name: 'name', Currency: 'currency' }),
      Price: ({ priceMinor }) => Number(priceMinor) / 100,
      Features: ({ features }) => (features as string[]).join('; '),
    },
    seed,
  });
}

/** The pricing plans of each product, the cheapest first. */
export const pricingPlans = [
  pricingPlansOf('instahires', 'pricing-plans', instahiresPlans),
  pricingPlansOf('ultrahrms', 'ultrahrms/pricing-plans', ultrahrmsPlans),
];
