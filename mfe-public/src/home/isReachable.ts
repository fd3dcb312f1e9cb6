/** How long another site may take to answer, in milliseconds. */
const LIMIT = 8_000;

/**
 * Whether another site answers at all. A frame doesn't tell: the browser's own error page counts as loaded.
 * What it answers stays unread, as the browser demands.
 */
export function isReachable(url: string): Promise<boolean> {
  return fetch(url, {
    method: 'HEAD',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(LIMIT),
  }).then(
    () => true,
    () => false,
  );
}
