/** Deals test files out to a few that run them one after another, each as a `describe` of its name; answers what Jest is to be given. */
export function together(
  folder: string,
  files: readonly string[],
  options: { root: string; parts: number; durationOf?: (file: string) => number; first?: readonly string[] },
): string[];
