/**
 * The end of a file's name, before the extension, that changes with its content: webpack's ten hexadecimal digits,
 * Vite's eight letters.
 */
const HASH = /([.-])(?=[\w-]*\d)[\w-]{8,}(?=\.(?:js|css)$)/;
/** An address of a script or style sheet whose characters mean themselves in a URL pattern. */
const PLAIN = /^[\w./@-]+\.(?:js|css)$/;

/**
 * The pattern of the addresses at which later versions of a file will lie: a module's version and the hash in the name are
 * left open. It is both what `Use-As-Dictionary` says of the file (RFC 9842, a URL pattern) and how its former versions are
 * found. Undefined when the address does not change with the content.
 */
export function successorsOf(address: string): string | undefined {
  if (!PLAIN.test(address)) return undefined;
  const open = address.replace(/^(\/modules\/[^/]+\/)[^/]+/, '$1*').replace(HASH, '$1*');
  return open === address ? undefined : open;
}
