import { z } from 'zod';
import type { Release } from './release';

/**
 * Whether a file of a release is a source map: only for the team, so it is neither served nor counted in a release's
 * size.
 */
export const isSourceMap = (file: string): boolean => file.endsWith('.map');

/** The files of a release that are served. */
export const servedFiles = (files: Release['files']): Release['files'] =>
  Object.fromEntries(Object.entries(files).filter(([file]) => !isSourceMap(file)));

/** The size of a release's served files, in bytes. */
export const servedBytes = (files: Release['files']): number =>
  Object.values(servedFiles(files)).reduce((sum, { bytes }) => sum + bytes, 0);

/** Added to a source map by the build: the integrity of its script. */
export const mapOfScript = z.looseObject({ x_script: z.string() });
