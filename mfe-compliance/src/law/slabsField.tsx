import type { Field } from 'shared/ui';
import { SlabsInput } from './SlabsInput';

/** The slabs of a tax. */
export const slabsField: Field<Record<string, unknown>> = {
  name: 'slabs',
  label: 'Slabs',
  kind: 'custom',
  help: 'The lowest first; without one there is no such tax. The last has no end.',
  render: (control) => <SlabsInput {...control} />,
};
