/**
 * How many tests run: `change`, those an ordinary change may break; `ci`, also those of `.ci/run`; `all`, also those
 * before a release of the product.
 */
export type Tier = 'change' | 'ci' | 'all';

/** The environment variable that tells the runners the tier of `npm test`. */
export const TIER: string;

/** The tier of this run; by default `all`, so that tests named by hand run completely. */
export function tierOf(): Tier;

/** The environment variable that says that tests were selected by what they execute. */
export const CHOSEN: string;

/** Path prefixes of tests: where the engine matters, where it doesn't, and in-depth tests. */
export const dependsOnEngine: readonly string[];
export const alikeOnEngines: readonly string[];
export const deepTests: readonly string[];

/** Whether a Jest test file, by its absolute path, runs in this tier on at least one engine. */
export function isKept(file: string): boolean;

/** Whether an API test file runs on an engine in this tier. */
export function isOnEngine(file: string, engine: 'sqlite' | 'postgres'): boolean;

/** Specs that each tier leaves to the next, by name. */
export const specsLeftOut: Record<Tier, readonly string[]>;
