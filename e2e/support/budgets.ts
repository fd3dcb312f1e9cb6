/** Download limits in compressed bytes, by kind; they are written only here. */
export const budgets = {
  /** JavaScript of a first visit to a public page until the visitor's first action. */
  beforeAct: 10_000,
  /** All JavaScript with the page's code running: the start script and what it loads. */
  firstVisit: 120_000,
  /** JavaScript until the dashboard is complete, charts included. */
  firstDashboard: 452_000,
  /** The number of its files. */
  scriptsOfFirstDashboard: 20,
  /** A section opened after the dashboard, with its module's entry. */
  nextSection: 12_000,
  /** Share of the console's bytes that a returning browser must download when one component of `shared/ui` changed. */
  renewedByComponent: 0.12,
  /** The chart library, the largest single file. */
  charts: 220_000,
  /** A module's entry: 6 KB of federation runtime, and the names of the module's files, at most 64. */
  entry: 8_192,
  /** Everything a module's page needs beyond what the shell provides. */
  section: 30_720,
} as const;
