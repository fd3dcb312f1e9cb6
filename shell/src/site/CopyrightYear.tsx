import { useSyncExternalStore } from 'react';
import { currentYear, yearId } from './currentYear';

/** The year that is in the page, so that hydration finds what it expects. */
const yearInPage = () => Number(globalThis.document?.getElementById(yearId)?.textContent) || currentYear();

const never = () => () => undefined;

/** The current year, also on a page that was prerendered in an earlier one. */
export function CopyrightYear() {
  return <span id={yearId}>{useSyncExternalStore(never, currentYear, yearInPage)}</span>;
}
