/** Limit of values cached for one resource, because a list's filters make ever new keys. */
const MOST = 500;

/**
 * Caches values for a resource by key: `kept(resource, key, () => …)` computes the value on first use. Beyond 500 keys
 * a resource's cache is cleared.
 */
export function perResource<T>(): (resource: object, key: string, make: () => T) => T {
  const kept = new WeakMap<object, Map<string, T>>();
  return (resource, key, make) => {
    let known = kept.get(resource);
    if (!known || known.size >= MOST) kept.set(resource, (known = new Map<string, T>()));
    const found = known.get(key) ?? make();
    known.set(key, found);
    return found;
  };
}
