/** A fault put into the product, and whether a test noticed. */
export interface Fault {
  /** From the root. */
  file: string;
  line: number;
  change: string;
  isCaught: boolean;
}

/** Tells how many of a file's faults are caught, and which are not. */
export function say(faults: readonly Fault[]): void {
  const missed = faults.filter(({ isCaught }) => !isCaught);
  console.log(`${faults[0]?.file}: ${faults.length - missed.length} of ${faults.length} caught`);
  for (const { line, change } of missed) console.log(`  not caught, line ${line}: ${change}`);
}
