/** The global name under which a version of a module announces its container: it follows from both, so that none takes another's. */
export const containerName = (module: string, version: string): string => `${module}_${version}`.replace(/\W/g, '_');
