/** The parts of the benches that have some, in their order. Each takes about two minutes at most, and can be measured alone. */
export const parts = {
  site: ['home', 'offer', 'company', 'legal', 'acts'],
  server: ['sqlite', 'postgres', 'pages', 'memory', 'heavy', 'rows', 'audit'],
  console: ['opening', 'lists', 'typing', 'switches', 'slots'],
  twins: ['dashboard', 'cold', 'warm', 'everything', 'memory', 'live', 'modules'],
  build: ['shell', 'modules'],
} as const;

/** What measures each part of a bench. */
export type PartsOf<Bench extends keyof typeof parts, Measure> = Record<(typeof parts)[Bench][number], Measure>;
