/** The tokens that charts draw with, as the document has them now. */
export function chartLook() {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    brand: token('--color-brand'),
    grey: token('--color-border-strong'),
    text: token('--color-text'),
    muted: token('--color-muted'),
    line: token('--color-border'),
    font: token('--font'),
  };
}

/** Whether things may move. */
export const mayMove = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
