/**
 * Combines test files into a few that run them one after another, each as a `describe` with its name; returns the files
 * for Jest.
 */
export function together(
  folder: string,
  files: readonly string[],
  options: { root: string; parts: number; durationOf?: (file: string) => number; first?: readonly string[] },
): string[];
