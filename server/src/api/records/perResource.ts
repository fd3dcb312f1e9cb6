/** The most that is kept for one resource; a list's filters make new keys. */
const MOST = 500;

/**
 * Caches values for a resource, once for each key: `kept(resource, key, () => …)` makes it the first time. Beyond 500
 * keys of a resource its cache is cleared.
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
