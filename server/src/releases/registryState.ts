import type { Registry, Release } from 'shared/contract';

/** A module's current release that can't be served, and why. */
export interface LeftOut {
  module: string;
  version: string;
  /** In sentences. */
  reason: string;
}

/** What is current now. */
export interface RegistryState {
  registry: Registry;
  /** The current release of each module that can be served. */
  current: Release[];
  /** Those that can't: the rest goes on without them. */
  leftOut: LeftOut[];
}
