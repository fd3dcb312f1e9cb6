import { type Product, products } from 'shared/domain/console/product';
import type { Sample } from './definition';

/** The parts that differ between the two resources of one kind in one table. */
interface EachOwn<S> {
  /** Where instahires has it, `candidates`; ultrahrms has it at `ultrahrms/candidates`. */
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
