/** Shows a title and the progress on a terminal. */
export function showProgress(title: string): {
  /** Draws the finished share, from 0 to 1; it never goes back. */
  at(share: number): void;
  /** Clears the line. */
  end(): void;
};
