/** A TypeScript configuration for checking a module's code. Paths are absolute. */
export interface CheckedTypes {
  /** The type checker's configurations whose options apply; the last one wins. */
  extends: string | readonly string[];
  /** Files to check in addition to the module's own code. */
  include: readonly string[];
  /** Whether tests are included. */
  hasTests: boolean;
}

/**
 * A module before its release, with all paths the gate needs: the gate knows nothing about the project or package it
 * runs in. Paths are absolute.
 */
export interface GatedModule {
  /** Its folder, with `module.json`, `src/` and, after a build, `dist/`. */
  dir: string;
  /** For files the gate writes; type packages are looked up from here. Created when missing. */
  cache: string;
  /** The configurations for checking its code; one of them includes the tests. */
  types: readonly CheckedTypes[];
  /** oxlint's configuration, and the folder it applies to. */
  lint: string;
  /** Jest's configuration of one project, in which `shared/testing` renders a screen. */
  jest: string;
}

/** An objection to a release: a sentence that says where and what. */
export type Reason = string;
