/**
 * Allows the web socket of `host`, which carries edits, in a document's content security policy. Changes nothing else.
 */
export const widenPolicy = (policy: string, host: string): string =>
  policy.replace(/connect-src /, `connect-src ws://${host} `);
