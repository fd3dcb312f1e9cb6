import { oneOf } from '../records/validation';

/** The two sister products; the account's candidates and companies belong to instahires. */
export const products = ['instahires', 'ultrahrms'] as const;
export type Product = (typeof products)[number];

/** The product a record belongs to. */
export const product = oneOf('product', products);
