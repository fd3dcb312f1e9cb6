/**
 * The version of what the shell offers to modules: the rooms `shared/platform` and `shared/ui`,
 * the shared dependencies, and the way pages are rendered. Semantic versioning: a module names
 * the range it needs as `shellApi` in its manifest, and a release outside of it is refused.
 */
export const SHELL_API_VERSION: string = '3.7.0';
