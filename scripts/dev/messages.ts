import type { ModuleManifest } from '../../shared/contract/manifest.ts';

/** A module that is served from its sources. */
export interface DevModule {
  manifest: ModuleManifest;
  /** The global name under which its entry announces the container. */
  container: string;
  /** Shown wherever the version of a release is. */
  version: string;
  /** Where its development server listens, on this machine. */
  port: number;
}

/** What the process of a module's development server tells the one that started it; `serving` again whenever that changes. */
export type ModuleMessage =
  | { kind: 'serving'; module: DevModule }
  | { kind: 'compiled'; errors: number; milliseconds: number };
