import { filesBelow } from './hashing.ts';

/** The files that a build has left for a release in `dist`: without what is made of it there, and was made before, where a build keeps its folder. */
export const filesOfRelease = (dist: string): string[] =>
  filesBelow(dist).filter((file) => !/^(?:release|atOnce)\.json$|^\.|\.(?:br|gz)$/.test(file));
