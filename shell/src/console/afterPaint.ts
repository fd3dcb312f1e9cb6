/** The longest that the next frame is waited for, in milliseconds: a tab in the background has none. */
const LIMIT = 100;

/** Resolves once what has been rendered is on the screen. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LIMIT);
  });
