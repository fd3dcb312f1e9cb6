import { type ReactNode, useCallback } from 'react';
import styles from './BulkBar.module.css';

/**
 * Sticky over a list on phones while rows are selected or changed. Sets its height on the page, which keeps the focus
 * clear of it.
 */
export function BulkActs({ children }: { children: ReactNode }) {
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const page = document.documentElement.style;
    const observer = new ResizeObserver(() => page.setProperty('--height-acts', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      page.removeProperty('--height-acts');
    };
  }, []);
  return (
    <div ref={ref} className={styles.acts}>
      {children}
    </div>
  );
}
