import type { World } from './World';

/** A condition that holds at every step. */
export interface Invariant {
  name: string;
  /** The tables it depends on: it is checked when one of them changed. Empty: checked now and then. */
  of: readonly string[];
  /** Current violations, in words; none if it holds. Days before `since` were checked before. */
  broken(world: World, since: string): Promise<string[]>;
}
