/**
 * Changes the page in a view transition, if supported and motion isn't reduced; otherwise at once.
 * @param flush makes React apply the change synchronously; by default, true
 */
export function inTransition(change: () => void, flush: (change: () => void) => void = (now) => now()): void {
  if (!document.startViewTransition || !matchMedia('(prefers-reduced-motion: no-preference)').matches) return change();
  // A skipped transition, because the tab is hidden or another one follows, is no error.
  document.startViewTransition(() => flush(change)).ready.catch(() => undefined);
}
