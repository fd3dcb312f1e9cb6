/** The rights for merging two records of a path, or undoing it: the kept one is changed, the other deleted. */
export const mergeRights = (path: string): readonly string[] => [`${path}:write`, `${path}:delete`];
