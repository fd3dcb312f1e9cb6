/** A script with its integrity. */
export interface CodeFile {
  href: string;
  /** `sha384-…` */
  integrity: string;
}

/**
 * The code that a public document loads only on the first user action: JSON in the script element with the id `code`,
 * read by the start script (`shell/src/start`).
 */
export interface PageCode {
  /** The shell's scripts, to run in order. */
  scripts: CodeFile[];
  /** Files to preload: the entry of the page's module and the page's own scripts. */
  beside: CodeFile[];
  /** Addresses that the sign-in needs in addition to the scripts. */
  signIn: string[];
  /** The document lacks the page's markup, so that the code must render it at once. */
  isNeeded?: true;
}
