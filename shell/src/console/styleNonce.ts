/** The nonce that the page's Content-Security-Policy requires for style elements created by scripts. */
export function styleNonce(document: Document): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}
