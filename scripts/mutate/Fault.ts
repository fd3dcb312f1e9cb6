/** A fault put into the product, and whether a test noticed. */
export interface Fault {
  /** From the root. */
  file: string;
  line: number;
  change: string;
  isCaught: boolean;
}
