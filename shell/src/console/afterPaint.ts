/** The maximum wait for the next frame, in milliseconds: background tabs have none. */
const LIMIT = 100;

/** Resolves after the rendered content has been painted. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LIMIT);
  });
