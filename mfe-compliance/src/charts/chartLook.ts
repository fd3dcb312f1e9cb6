/** The design tokens that charts use, with their current values, and the common axis settings. */
export function chartLook() {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const [text, muted, font] = [token('--color-text'), token('--color-muted'), token('--font')];
  return {
    brand: token('--color-brand'),
    good: token('--color-good'),
    bad: token('--color-bad'),
    grey: token('--color-border-strong'),
    text,
    font,
    /** An axis: labels only, without line, ticks and title. */
    axis: {
      labelFill: muted,
      labelFontFamily: font,
      labelFontSize: 12,
      labelOpacity: 1,
      line: false,
      tick: false,
      title: false,
    },
    /** Thin grid lines behind the values of an axis. */
    grid: { grid: true, gridStroke: text, gridStrokeOpacity: 0.1, gridLineDash: [0, 0] },
  } as const;
}

/** Whether motion is allowed. */
export const mayMove = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
