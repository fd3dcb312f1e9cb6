/** What a module's code is checked as. Paths are whole ones. */
export interface CheckedTypes {
  /** The configurations of the type checker whose options hold, the last one of each. */
  extends: string | readonly string[];
  /** What is given to it in addition to the module's own code. */
  include: readonly string[];
  /** Whether tests are part of it. */
  hasTests: boolean;
}

/**
 * A module before its release, and all that the gate hears of where things lie: it knows nothing of the project or
 * the package that it runs in. Paths are whole ones.
 */
export interface GatedModule {
  /** Its folder, with `module.json`, `src/` and, once it is built, `dist/`. */
  dir: string;
  /** For what the gate writes; the packages that types are from are found from there. Made when it is missing. */
  cache: string;
  /** As what its code is checked; one of them has the tests. */
  types: readonly CheckedTypes[];
  /** oxlint's configuration, and the folder that it holds from. */
  lint: string;
  /** Jest's configuration of one project, in which `shared/testing` renders a screen. */
  jest: string;
}

/** A reason against a release, in a sentence that says where and what. */
export type Reason = string;
