/** How much of the tests runs: `change`, what an ordinary change can break; `ci`, also what `.ci/run` proves; `all`, also what is proven before a release of the product. */
export type Tier = 'change' | 'ci' | 'all';

/** The environment variable by which `npm test` tells the runners its tier. */
export const TIER: string;

/** The tier of this run; by default `all`: what is named by hand runs whole. */
export function tierOf(): Tier;

/** The environment variable that says that tests were chosen by what they execute. */
export const CHOSEN: string;

/** What paths of tests begin with: for which the engine makes a difference, for which it makes none, and which go deep in one place. */
export const dependsOnEngine: readonly string[];
export const alikeOnEngines: readonly string[];
export const deepTests: readonly string[];

/** Whether a test file of Jest, by its absolute path, runs in this tier, on one engine at least. */
export function isKept(file: string): boolean;

/** Whether a test file of the API that is kept runs on an engine in this tier. */
export function isOnEngine(file: string, engine: 'sqlite' | 'postgres'): boolean;

/** Specs that each tier leaves to the next, by name. */
export const specsLeftOut: Record<Tier, readonly string[]>;
