import { useSyncExternalStore } from 'react';
import { currentYear, yearId } from './currentYear';

/** Initially the year in the markup, so that hydration matches. */
const yearInPage = () => Number(globalThis.document?.getElementById(yearId)?.textContent) || currentYear();

const never = () => () => undefined;

/** The current year, also on pages prerendered in an earlier year. */
export function CopyrightYear() {
  return <span id={yearId}>{useSyncExternalStore(never, currentYear, yearInPage)}</span>;
}
