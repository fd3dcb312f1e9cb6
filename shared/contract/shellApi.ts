/**
 * The version of what the shell offers to modules: the rooms `shared/platform` and `shared/ui`,
 * the shared dependencies, and the way pages are rendered. Semantic versioning: a module names
 * the range it needs as `shellApi` in its manifest; a later shell takes its releases while all that they use is as it was.
 */
export const SHELL_API_VERSION: string = '3.17.0';
