export function readExecuted(): Parameters<typeof import('./testsOf.mjs').testsOf>[0] | undefined;
