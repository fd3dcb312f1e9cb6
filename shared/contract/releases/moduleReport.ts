/** The phase in a module's life in which it failed. */
export const failurePhases = ['entry', 'styles', 'share', 'page', 'render'] as const;
export type FailurePhase = (typeof failurePhases)[number];

/** Kinds of failure. */
export const failureReasons = [
  'network',
  'timeout',
  'status',
  'content',
  'integrity',
  'contract',
  'shared',
  'threw',
] as const;
