/** Stands in for modules that a build names beforehand: here the registry names them all, while the page runs. */
export const remotes = (): void => undefined;
