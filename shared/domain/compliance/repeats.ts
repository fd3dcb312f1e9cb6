/** How often a manually added row recurs; empty for once. */
export const repeatings = ['', 'month', 'quarter', 'year'] as const;
export type Repeats = (typeof repeatings)[number];

/** The months from one row to the next. */
export const repeatMonths: Readonly<Record<Exclude<Repeats, ''>, number>> = { month: 1, quarter: 3, year: 12 };
