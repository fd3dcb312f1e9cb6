/** How much of the tests runs: `change`, what an ordinary change can break; `ci`, also what `.ci/run` proves; `all`, also what is proven before a release of the product. */
export type Tier = 'change' | 'ci' | 'all';

/** The environment variable by which `npm test` tells the runners its tier. */
export const TIER: string;

/** The tier of this run; by default `all`: what is named by hand runs whole. */
export function tierOf(): Tier;

/** Where tests of the server are for which the engine makes a difference: what their paths begin with. */
export const dependsOnEngine: readonly string[];

/** Whether a test file of the API, by its absolute path, runs in this tier. */
export function isInTier(file: string, engine: 'sqlite' | 'postgres'): boolean;

/** Specs that each tier leaves to the next, by name. */
export const specsLeftOut: Record<Tier, readonly string[]>;
