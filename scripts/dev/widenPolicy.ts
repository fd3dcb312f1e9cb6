/** A document's content security policy with the web socket of `host` allowed, over which edits arrive. Nothing else changes. */
export const widenPolicy = (policy: string, host: string): string =>
  policy.replace(/connect-src /, `connect-src ws://${host} `);
