/** Time limit for a release's chunk, in milliseconds; the shell uses the same for an entry. */
export const CHUNK_LIMIT = 8_000;

/**
 * Code for a build's own loading. Requests the file at `url` by an element as the shell does, with the SHA-384 from
 * `window.moduleIntegrity`, which the shell fills before it loads the entry. When the file did not arrive in time, it
 * tries the other address in `window.moduleAddresses`. A file that the registry does not know has no integrity; only
 * the origin rule of the content security policy stops it, as in development.
 */
export const askFor = (element: string, address: 'src' | 'href', url: string): string => `
var file = new URL(${url}, location.href).href;
${element}.${address} = (self.moduleAddresses || {})[file] || file;
${element}.integrity = (self.moduleIntegrity || {})[file] || "";`;

/** The same for a style sheet, which webpack first looks for by `data-href`. */
export const askForStylesheet = (tag: string, href: string): string =>
  `${askFor(tag, 'href', href)}\n${tag}.dataset.href = ${href};`;

/**
 * Code that gives a chunk's style sheet its script's time limit. A late one fails as a script does, with an error of
 * type `timeout`. After it has loaded or failed, the element has no `onerror`.
 */
export const limitStylesheet = (tag: string, milliseconds: unknown): string =>
  `setTimeout(() => ${tag}.onerror && ${tag}.onerror({ type: "timeout", target: ${tag} }), ${String(milliseconds)});`;
