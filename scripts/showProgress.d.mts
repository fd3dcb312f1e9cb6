/** Says what is going on and draws how far it is, on a terminal. */
export function showProgress(title: string): {
  /** Draws the part that is done, from 0 to 1; it never goes back. */
  at(share: number): void;
  /** Clears the line. */
  end(): void;
};
