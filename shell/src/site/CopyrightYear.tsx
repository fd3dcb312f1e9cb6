import { useSyncExternalStore } from 'react';

const id = 'copyright-year';
const indiaAheadOfUtc = 5.5 * 3_600_000;

/** The current year in India. */
const currentYear = () => new Date(Date.now() + indiaAheadOfUtc).getUTCFullYear();

/** The year that stands in the prerendered page, so that hydration finds what it expects; it may be last year's. */
const yearInPage = () => Number(globalThis.document?.getElementById(id)?.textContent) || currentYear();

const never = () => () => undefined;

/** The current year, also on a page that was prerendered in an earlier one. */
export function CopyrightYear() {
  return <span id={id}>{useSyncExternalStore(never, currentYear, yearInPage)}</span>;
}
