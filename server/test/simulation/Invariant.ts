import type { World } from './World';

/** What holds at every step. */
export interface Invariant {
  name: string;
  /** The tables that it follows from: it is looked at when one of them changed. Empty: now and then. */
  of: readonly string[];
  /** What breaks it now, in words; none where it holds. Days before `since` were looked at before. */
  broken(world: World, since: string): Promise<string[]>;
}
