/** The nonce that the page's Content-Security-Policy asks of style elements made by scripts. */
export function styleNonce(document: Document): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
}
