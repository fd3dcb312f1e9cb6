/** The global name of a container for a version of a module: derived from both, so that no two collide. */
export const containerName = (module: string, version: string): string => `${module}_${version}`.replace(/\W/g, '_');
