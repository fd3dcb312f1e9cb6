import { useEffect } from 'react';
import { platformHost } from './host';

/**
 * Sets the document's title to "Title · Company".
 * @example
 * usePageTitle('Payroll');
 */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = [title, platformHost().siteName].filter(Boolean).join(' · ');
  }, [title]);
}
