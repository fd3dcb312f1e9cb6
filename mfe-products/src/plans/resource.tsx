import {
  currencies,
  type PricingPlan,
  type PricingPlanInput,
  pricingPlanInput,
} from 'shared/domain/clients/pricingPlan';
import type { Product } from 'shared/domain/console/product';
import { rupeeText } from 'shared/domain/text/money';
import type { ResourceDefinition } from 'shared/ui';
import { z } from 'zod';
import { apiPath } from '../section/sections';
import { FeaturesField } from './FeaturesField';
import { PriceField } from './PriceField';

const isWritten = (feature: unknown) => typeof feature !== 'string' || feature.trim() !== '';

/** The plan's schema; empty lines of the list are dropped. */
const planForm = pricingPlanInput.extend({
  features: z.preprocess(
    (features) => (Array.isArray(features) ? features.filter(isWritten) : features),
    pricingPlanInput.shape.features,
  ),
});

/** A product's pricing plans. */
export function pricingPlansOf(product: Product): ResourceDefinition<PricingPlan, PricingPlanInput> {
  return {
    path: apiPath(product, 'pricing-plans'),
    name: { one: 'plan', many: 'pricing plans' },
    title: (row) => row.name,
    texts: {
      empty: 'No pricing plans yet',
      firstStep: 'Add a plan with a name, a price and what it includes.',
    },
    search: 'Plan name',
    filters: [{ name: 'currency', label: 'Currency', options: currencies }],
    defaultSort: 'priceMinor',
    columns: [
      { key: 'name', title: 'Name', sortable: true },
      { key: 'priceMinor', title: 'Price', kind: 'money', sortable: true, currency: ({ currency }) => currency },
      { key: 'features', title: 'Features', priority: 2, text: ({ features }) => features.join(', ') },
    ],
    schema: planForm,
    defaults: { product, currency: 'USD', features: [] },
    fields: [
      { name: 'name', label: 'Name', required: true, span: 2, maxLength: 120 },
      {
        name: 'priceMinor',
        label: 'Price',
        required: true,
        kind: 'custom',
        span: 1,
        format: (value) => rupeeText(Number(value)),
        render: (control) => <PriceField control={control} />,
      },
      {
        name: 'currency',
        keeps: true,
        label: 'Currency',
        kind: 'select',
        clearable: false,
        options: [
          { value: 'USD', label: 'US dollars ($)' },
          { value: 'INR', label: 'Indian rupees (₹)' },
        ],
      },
      {
        name: 'features',
        label: 'Features',
        kind: 'custom',
        labelled: 'none',
        render: (control) => <FeaturesField control={control} />,
      },
    ],
  };
}
