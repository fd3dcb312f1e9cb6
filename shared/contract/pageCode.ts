/** A script with its integrity. */
export interface CodeFile {
  href: string;
  /** `sha384-…` */
  integrity: string;
}

/**
 * What a public document says of the code that it does without until somebody acts: JSON in the script element of
 * the id `code`, read by the start script (`shell/src/start`).
 */
export interface PageCode {
  /** The shell's scripts, in order. They are run. */
  scripts: CodeFile[];
  /** What they will ask for first: the entry of the page's module and the page's own scripts. */
  beside: CodeFile[];
  /** Addresses that the sign-in needs in addition to the scripts. */
  signIn: string[];
  /** The document has no markup of the page, which the code is to draw at once. */
  isNeeded?: true;
}
