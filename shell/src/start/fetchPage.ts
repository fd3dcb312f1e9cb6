import { type Page, pageOf } from './page';

/** How long a document that was fetched on intent stays good, in milliseconds: the release may change. */
const KEPT = 30_000;
/** The longest that it may take, in milliseconds. */
const LIMIT = 8_000;

const fetched = new Map<string, Promise<Page | undefined>>();

/** What tells a document's address from another's; an anchor does not. */
export const addressOf = ({ pathname, search }: { pathname: string; search: string }): string => pathname + search;

/** The page at an address if it was asked for lately: undefined when it can't take the place of the one that is shown. */
export const askedPage = (address: string): Promise<Page | undefined> | undefined => fetched.get(address);

/** Forgets the page at an address, which is shown: it may be changed. */
export const forgetPage = (address: string): boolean => fetched.delete(address);

/** Asks for the page at an address, unless it was asked for lately. */
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

/** Whether a document was composed from the same releases and shell: only then the policy of this one allows its styles. */
const isAlike = (next: Document) =>
  ['registry', 'start'].every((id) => {
    const own = document.getElementById(id);
    return own !== null && next.getElementById(id)?.isEqualNode(own) === true;
  });
