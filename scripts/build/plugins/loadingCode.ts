/** The longest that a chunk of a release may take, in milliseconds: the shell waits as long for an entry. */
export const CHUNK_LIMIT = 8_000;

/**
 * Code for a build's own loading: asks for the file at `url` by an element as the shell does, with the SHA-384 that the
 * registry names for a URL, from `window.moduleIntegrity`, which the shell fills before it loads the entry, and at another
 * address where `window.moduleAddresses` has one, because the file did not arrive in time. A file that the registry does not
 * know has no integrity and is stopped by the content security policy's origin rule alone, as in development.
 */
export const askFor = (element: string, address: 'src' | 'href', url: string): string => `
var file = new URL(${url}, location.href).href;
${element}.${address} = (self.moduleAddresses || {})[file] || file;
${element}.integrity = (self.moduleIntegrity || {})[file] || "";`;

/** The same for a stylesheet, which is looked for by `data-href` before it is asked for again. */
export const askForStylesheet = (tag: string, href: string): string =>
  `${askFor(tag, 'href', href)}\n${tag}.dataset.href = ${href};`;

/**
 * Code that gives a chunk's stylesheet the time limit of its script. One that is not there by then fails as a script does:
 * with an error of type `timeout`. Once it is loaded or has failed, the element has no `onerror` any more.
 */
export const limitStylesheet = (tag: string, milliseconds: unknown): string =>
  `setTimeout(() => ${tag}.onerror && ${tag}.onerror({ type: "timeout", target: ${tag} }), ${String(milliseconds)});`;
