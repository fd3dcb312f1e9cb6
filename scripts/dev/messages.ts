import type { ModuleManifest } from '../../shared/contract/manifest.ts';

/** A module served from source. */
export interface DevModule {
  manifest: ModuleManifest;
  /** The global that holds its container. */
  container: string;
  /** Shown instead of a release's version. */
  version: string;
  /** Address of its development server, on this machine. */
  port: number;
}

/** Messages from a module's development server to its parent process; `serving` again after every change. */
export type ModuleMessage =
  | { kind: 'serving'; module: DevModule }
  | { kind: 'compiled'; errors: number; milliseconds: number };
