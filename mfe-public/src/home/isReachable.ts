/** The timeout for another site, in milliseconds. */
const LIMIT = 8_000;

/**
 * Whether another site responds at all. An iframe can't tell: the browser's own error page counts as loaded. The
 * response is opaque and not read.
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
