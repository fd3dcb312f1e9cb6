/**
 * Moves the focus, and with it a screen reader, to the element that the visitor navigated to. By default also scrolls
 * to it, smoothly or not as the page's style says.
 */
export function focusOn(target: HTMLElement, scroll: 'instant' | 'auto' | 'none' = 'auto'): void {
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
  if (scroll !== 'none') target.scrollIntoView({ behavior: scroll });
}
