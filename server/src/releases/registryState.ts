import type { Registry, Release } from 'shared/contract';
import type { FlagAudience } from 'shared/domain/console/flag';

/** A module's current release that can't be served, and why. */
export interface LeftOut {
  module: string;
  version: string;
  /** In sentences. */
  reason: string;
}

/** What is current now. */
export interface RegistryState {
  /** What everybody gets, whoever they are: what documents carry. */
  registry: Registry;
  /** All of it, with what stands behind flags. */
  whole: Registry;
  /** For whom each flag that was ever switched is on, by `flagKey`. */
  flags: ReadonlyMap<string, FlagAudience>;
  /** The current release of each module that can be served. */
  current: Release[];
  /** Those that can't: the rest goes on without them. */
  leftOut: LeftOut[];
}
