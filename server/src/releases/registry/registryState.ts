import type { Registry, RegistryModule, Release } from 'shared/contract';
import type { FlagAudience } from 'shared/domain/console/flag';
import type { RolloutRow } from '../tables';

/** A module's current release that can't be served, and why. */
export interface LeftOut {
  module: string;
  version: string;
  /** In sentences. */
  reason: string;
}

/** A release that some accounts get instead of the current one. */
export interface Staged {
  /** The last change of its rollout. */
  rollout: RolloutRow;
  /** The accounts that get it at every stage (`firstOf`). */
  first: ReadonlySet<string>;
  release: Release;
  module: RegistryModule;
}

/** The current releases. */
export interface RegistryState {
  /** The part that is the same for everybody: what documents carry. */
  registry: Registry;
  /** Everything, including parts behind flags. */
  whole: Registry;
  /** The audience of each flag that was ever switched, by `flagKey`. */
  flags: ReadonlyMap<string, FlagAudience>;
  /** The releases that go out in stages, by module; without those that can't be served. */
  staged: ReadonlyMap<string, Staged>;
  /** The current release of each module that can be served. */
  current: Release[];
  /** Those that can't: the rest goes on without them. */
  leftOut: LeftOut[];
}
