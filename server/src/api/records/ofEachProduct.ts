import { type Product, products } from 'shared/domain/console/product';
import type { Sample } from './definition';

/** What differs between two resources that share a table. */
interface EachOwn<S> {
  /** Its path for instahires, such as `candidates`; for ultrahrms it is `ultrahrms/candidates`. */
  path: string;
  samples: Readonly<Record<Product, readonly Sample<S>[]>>;
}

/** Defines a resource for both products: first for instahires, then for ultrahrms. `define` adds the common parts. */
export function ofEachProduct<S, D>(
  { path, samples }: EachOwn<S>,
  define: (own: { path: string; scope: { product: Product }; seed: () => readonly Sample<S>[] }) => D,
): [instahires: D, ultrahrms: D] {
  const of = (product: Product) =>
    define({
      path: product === 'instahires' ? path : `${product}/${path}`,
      scope: { product },
      seed: () => samples[product],
    });
  return [of(products[0]), of(products[1])];
}
