import { type Page, pageOf } from './page';

/** How long a prefetched document stays valid, in milliseconds: the release may change. */
const KEPT = 30_000;
/** The timeout, in milliseconds. */
const LIMIT = 8_000;

const fetched = new Map<string, Promise<Page | undefined>>();

/** A document's address without the fragment. */
export const addressOf = ({ pathname, search }: { pathname: string; search: string }): string => pathname + search;

/** The prefetched page of an address; undefined if it can't replace the current one. */
export const askedPage = (address: string): Promise<Page | undefined> | undefined => fetched.get(address);

/** Drops the page of an address, because it is shown and may be changed. */
export const forgetPage = (address: string): boolean => fetched.delete(address);

/** Fetches the page of an address, unless it was fetched recently. */
export function fetchPage(address: string): void {
  if (fetched.has(address)) return;
  fetched.set(
    address,
    load(address).catch(() => undefined),
  );
  setTimeout(() => fetched.delete(address), KEPT);
}

async function load(address: string): Promise<Page | undefined> {
  const response = await fetch(address, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(LIMIT) });
  if (!response.ok || response.redirected) return undefined;
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  return isAlike(next) ? pageOf(next) : undefined;
}

/**
 * Whether a document was composed from the same releases and shell: otherwise the current policy doesn't allow its
 * styles.
 */
const isAlike = (next: Document) =>
  ['registry', 'start'].every((id) => {
    const own = document.getElementById(id);
    return own !== null && next.getElementById(id)?.isEqualNode(own) === true;
  });
