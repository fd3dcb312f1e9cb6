import type { Field } from 'shared/ui';

/** Every record here belongs to a product; no form asks for it. */
export const productField: Field<object> = { name: 'product' as never, label: 'Product' };
