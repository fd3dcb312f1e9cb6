/** The most that may travel, in bytes as they do, and of which kinds; the only place where these are written. */
export const budgets = {
  /** JavaScript of a first visit to a public page until somebody acts. */
  beforeAct: 10_000,
  /** All of it, the page's code at work: the start script and what it runs. */
  firstVisit: 120_000,
  /** JavaScript until the dashboard is whole, its charts drawn. */
  firstDashboard: 452_000,
  /** The files that it comes in. */
  scriptsOfFirstDashboard: 20,
  /** A section that is opened after the dashboard, with its module's entry. */
  nextSection: 12_000,
  /** How much of the console's bytes is new to a browser that has it when one component of `shared/ui` changed, as a share. */
  renewedByComponent: 0.12,
  /** The charts' library, the largest single file. */
  charts: 220_000,
  /** A module's entry: 6 KB of the federation's runtime, and the names of the module's files; the one that has most of them has 64. */
  entry: 8_192,
  /** All that a page of a module needs beyond what the shell provides. */
  section: 30_720,
} as const;
