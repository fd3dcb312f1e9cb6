/**
 * The version of the shell API for modules: `shared/platform` and `shared/ui`, the shared dependencies, and the way
 * pages are rendered. Semantic versioning: a module declares the range it needs as `shellApi` in its manifest; a later
 * shell accepts its releases while everything they use is unchanged.
 */
export const SHELL_API_VERSION: string = '3.20.0';
