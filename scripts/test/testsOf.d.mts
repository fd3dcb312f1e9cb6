export function testsOf(
  executed: {
    commit: string;
    tests: string[];
    functions: Record<string, [first: number, last: number, tests: number[], isReadOnly: 0 | 1][]>;
  },
  names: string[],
): { tests: string[]; unseen: string[] };
