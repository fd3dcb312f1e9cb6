import { type Product, products } from 'shared/domain/product';
import type { ApiRecord, Found, Sample } from './definition';
import { dashboard } from './recordNames';

/** What the two resources of one kind, in one table, do not have in common. */
interface EachOwn<S, F extends string> {
  /** Where instahires has it, `candidates`; ultrahrms has it at `ultrahrms/candidates`. */
  path: string;
  /** One of them, in words; one of ultrahrms says so. */
  kind: string;
  /** The fields that tell it from others of its name. */
  detail: readonly F[];
  /** The page that lists them, under `/dashboard/`. */
  pages: Readonly<Record<Product, string>>;
  samples: Readonly<Record<Product, readonly Sample<S>[]>>;
}

/** Defines a resource once for both products: first that of instahires, then that of ultrahrms. `define` adds what they have in common. */
export function ofEachProduct<S, F extends string, D>(
  { path, kind, detail, pages, samples }: EachOwn<S, F>,
  define: (own: {
    path: string;
    scope: { product: Product };
    found: Found<ApiRecord, F>;
    seed: () => readonly Sample<S>[];
  }) => D,
): [instahires: D, ultrahrms: D] {
  const of = (product: Product) =>
    define({
      path: product === 'instahires' ? path : `${product}/${path}`,
      scope: { product },
      found: {
        kind: product === 'instahires' ? kind : `${kind} (${product})`,
        detail,
        page: dashboard(pages[product]),
      },
      seed: () => samples[product],
    });
  return [of(products[0]), of(products[1])];
}
