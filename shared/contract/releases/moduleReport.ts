/** Where in the life of a module it failed. */
export const failurePhases = ['entry', 'styles', 'share', 'page', 'render'] as const;
export type FailurePhase = (typeof failurePhases)[number];

/** Kinds of reasons why it failed. */
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
