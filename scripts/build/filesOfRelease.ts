import { filesBelow } from './hashing.ts';

/**
 * The files a build left in `dist` for a release, without those a release adds itself and without earlier ones that a
 * kept folder still holds.
 */
export const filesOfRelease = (dist: string): string[] =>
  filesBelow(dist).filter((file) => !/^(?:release|atOnce)\.json$|^\.|\.(?:br|gz)$/.test(file));
