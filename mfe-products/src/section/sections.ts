import type { RecordKind } from 'shared/contract';
import type { Product } from 'shared/domain/console/product';

/** A sidebar section with pages of this module. */
export interface Section {
  /** Its label in the sidebar. */
  label: string;
  /** The path of its first page, without a trailing slash. */
  base: string;
  /** The account or company whose records it shows. */
  product: Product;
}

/** The account section shows instahires (decisions 24 and 25). */
const sections: readonly Section[] = [
  { label: 'Instahires', base: '/dashboard/instahires', product: 'instahires' },
  { label: 'Ultrahrms', base: '/dashboard/ultrahrms', product: 'ultrahrms' },
  { label: 'Account', base: '/dashboard/account', product: 'instahires' },
];

/** The section of a path in this module. Throws when the path belongs to none. */
export function sectionOf(pathname: string): Section {
  const section = sections.find(({ base }) => pathname === base || pathname.startsWith(`${base}/`));
  if (!section) throw new Error(`${pathname} belongs to no section of this module; add it to sections.ts.`);
  return section;
}

/** The API path of a product's records: `candidates` for instahires, `ultrahrms/candidates` for ultrahrms. */
export function apiPath<R extends string>(product: Product, records: R): R | `ultrahrms/${R}` {
  return product === 'instahires' ? records : `${product}/${records}`;
}

/** The link target names of a product's company and candidate. */
export const kindOf = (product: Product, record: 'company' | 'candidate'): RecordKind =>
  product === 'instahires' ? record : `${product}.${record}`;
