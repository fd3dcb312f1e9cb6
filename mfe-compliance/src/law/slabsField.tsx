import type { Field } from 'shared/ui';
import { SlabsInput } from './SlabsInput';

/** The slabs of a tax on wages. */
export const slabsField: Field<Record<string, unknown>> = {
  name: 'slabs',
  label: 'Slabs',
  kind: 'custom',
  help: 'The lowest first; without one there is no such tax. The last has no end.',
  render: (control) => <SlabsInput {...control} isPercent={false} />,
};

/** The slabs of an income tax. */
export const incomeSlabsField: Field<Record<string, unknown>> = {
  ...slabsField,
  name: 'slabs',
  label: 'Slabs',
  kind: 'custom',
  render: (control) => <SlabsInput {...control} isPercent />,
};

/** The surcharges on an income tax, by income. */
export const surchargesField: Field<Record<string, unknown>> = {
  ...incomeSlabsField,
  name: 'surcharges',
  label: 'Surcharge on the tax',
  help: 'By the income, the lowest first; without one there is none. The last has no end.',
  kind: 'custom',
  render: (control) => <SlabsInput {...control} isPercent one="surcharge" />,
};
