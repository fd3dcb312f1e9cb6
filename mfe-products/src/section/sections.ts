import type { RecordKind } from 'shared/contract';
import type { Product } from 'shared/domain/console/product';

/** A place of the sidebar in which this module's pages stand. */
export interface Section {
  /** As the sidebar names it. */
  label: string;
  /** The path of its first page, without a slash at the end. */
  base: string;
  /** The account or company whose records it shows. */
  product: Product;
}

/** The account shows what instahires has (decisions 24 and 25). */
const sections: readonly Section[] = [
  { label: 'Instahires', base: '/dashboard/instahires', product: 'instahires' },
  { label: 'Ultrahrms', base: '/dashboard/ultrahrms', product: 'ultrahrms' },
  { label: 'Account', base: '/dashboard/account', product: 'instahires' },
];

/** The section of a path of this module. Throws when the path belongs to none. */
export function sectionOf(pathname: string): Section {
  const section = sections.find(({ base }) => pathname === base || pathname.startsWith(`${base}/`));
  if (!section) throw new Error(`${pathname} belongs to no section of this module; add it to sections.ts.`);
  return section;
}

/** Where the API keeps a product's records: `candidates` for instahires, `ultrahrms/candidates` for ultrahrms. */
export function apiPath<R extends string>(product: Product, records: R): R | `ultrahrms/${R}` {
  return product === 'instahires' ? records : `${product}/${records}`;
}

/** How links name a product's company or candidate. */
export const kindOf = (product: Product, record: 'company' | 'candidate'): RecordKind =>
  product === 'instahires' ? record : `${product}.${record}`;
