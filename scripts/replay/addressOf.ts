import { type Claim, claimOn } from '../../shared/contract/claims.ts';

/** What an opened page tells of the addresses of others. */
export interface Seen {
  /** Where its links lead, as paths. */
  links: string[];
  /** The ids of the records that its lists were answered, the first of each. */
  ids: string[];
}

const isParameter = (part: string) => part.startsWith(':');

/** Whether a route's address depends on a record. */
export const needsRecord = (route: string): boolean => route.split('/').some(isParameter);

/**
 * The addresses at which a route may be opened, the likeliest first: itself, when it has no parameter; else those of the
 * links to it, and, when its last part is its only parameter, the records that the page above it listed.
 * @param claims all paths that are somebody's, because a link that fits a route may be another's
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
