/**
 * Headers of every answer, redirects, errors and files too: it is never sniffed, framed or run as a page. A document
 * has its own policy instead (`site/documentHeaders.ts`).
 */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
};
