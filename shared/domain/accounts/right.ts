/**
 * What an account may do with one kind of record, or another part of the product: `<resource>:<act>`, as in
 * `invoices:issue`. The resource is a path of the API, `ultrahrms/companies`, `m/mfe-payroll/slips`; every resource has
 * the acts `read`, `write` (create and change), `delete` (and restore), `export` and `import`; some have more.
 */
export type Right = `${string}:${string}`;

/** The acts of every resource. */
export type Act = 'read' | 'write' | 'delete' | 'export' | 'import';

/** The two parts of a right. */
export function partsOf(right: string): { resource: string; act: string } {
  const cut = right.lastIndexOf(':');
  return { resource: right.slice(0, cut), act: right.slice(cut + 1) };
}

/**
 * Whether a grant covers a right. A grant is a right, or has a `*` for the resource, the act or both; one without a
 * named resource does not include reserved ones. `*` alone is everything. `isReserved`: by default false.
 */
export function covers(granted: readonly string[], right: string, isReserved = false): boolean {
  const { resource, act } = partsOf(right);
  const grants = ['*', right, `${resource}:*`, ...(isReserved ? [] : [`*:${act}`, '*:*'])];
  return granted.some((each) => grants.includes(each));
}

/** Whether somebody with the first grants may give the second: without reserved rights they can't give any by name. */
export const coversAll = (granted: readonly string[], others: readonly string[]): boolean =>
  others.every((each) => covers(granted, each, true));
