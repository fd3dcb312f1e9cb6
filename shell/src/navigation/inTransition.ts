/**
 * Changes what is shown with the platform's transition, for anyone who wants motion and where there is one; else at once.
 * @param flush has a change that is made by rendering done before it returns; by default, it is
 */
export function inTransition(change: () => void, flush: (change: () => void) => void = (now) => now()): void {
  if (!document.startViewTransition || !matchMedia('(prefers-reduced-motion: no-preference)').matches) return change();
  // It is skipped, which is no fault, where the tab is hidden or another one follows.
  document.startViewTransition(() => flush(change)).ready.catch(() => undefined);
}
