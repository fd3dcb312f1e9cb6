/**
 * What every answer says, redirects, errors and files too: it is never guessed at, framed or run as a page.
 * A document has a policy of its own in its place (`site/documentHeaders.ts`).
 */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
};
