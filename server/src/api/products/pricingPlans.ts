import { pricingPlanInput, pricingPlanRecord } from 'shared/domain/clients/pricingPlan';
import { defineResource } from '../records/defineResource';
import { csvFields } from '../records/lists/csvCells';
import { ofEachProduct } from '../records/ofEachProduct';
import { instahiresPlans, ultrahrmsPlans } from './pricingPlanSamples';

/** The pricing plans of each product, the cheapest first. */
export const pricingPlans = ofEachProduct(
  {
    path: 'pricing-plans',
    samples: { instahires: instahiresPlans, ultrahrms: ultrahrmsPlans },
  },
  (own) =>
    defineResource({
      ...own,
      table: 'pricing_plans',
      title: 'pricing plan',
      input: pricingPlanInput,
      record: pricingPlanRecord,
      search: ['name'],
      order: 'priceMinor',
      csv: {
        ...csvFields({ Name: 'name', Currency: 'currency' }),
        Price: ({ priceMinor }) => priceMinor / 100,
        Features: ({ features }) => features.join('; '),
      },
    }),
);
