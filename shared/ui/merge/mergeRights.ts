/** The rights of whoever may make two records of a path one, or take that back: the kept one is changed, the other deleted. */
export const mergeRights = (path: string): readonly string[] => [`${path}:write`, `${path}:delete`];
