import { type Claim, claimOn } from '../../shared/contract/claims.ts';

/** Addresses of other pages found on an opened page. */
export interface Seen {
  /** Its links' targets, as paths. */
  links: string[];
  /** The first record id in each list that it loaded. */
  ids: string[];
}

const isParameter = (part: string) => part.startsWith(':');

/** Whether a route's address depends on a record. */
export const needsRecord = (route: string): boolean => route.split('/').some(isParameter);

/**
 * Possible addresses of a route, the likeliest first. Without a parameter, the route itself. Otherwise the links to it
 * and, if its last part is the only parameter, the records listed on the page above.
 * @param claims all claimed paths, because a link matching a route may belong to another
 */
export function addressesOf(route: string, seen: ReadonlyMap<string, Seen>, claims: readonly Claim[]): string[] {
  if (!needsRecord(route)) return [route];
  const links = [...seen.values()]
    .flatMap((page) => page.links)
    .filter((link) => claimOn(claims, link)?.path === route);
  const parts = route.split('/');
  const above = parts.slice(0, -1).join('/');
  const ids = needsRecord(above) ? [] : (seen.get(above)?.ids ?? []);
  return [...new Set([...links, ...ids.map((id) => `${above}/${encodeURIComponent(id)}`)])];
}
