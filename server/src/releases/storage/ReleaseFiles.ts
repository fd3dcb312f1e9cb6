import type { Release } from 'shared/contract';
import { ReleaseError } from '../ReleaseError';
import type { Staging } from './Staging';

/** Where the files of all releases lie: a folder, which several servers may share, or a bucket. Whichever it is, they are served from a folder. */
export interface ReleaseFiles {
  /** Where they lie, in words. */
  readonly name: string;
  /** The folder that they are served from. */
  readonly root: string;
  /** Where the files of a release are in it, once `damageOf` found them whole. */
  folderOf(module: string, version: string): string;
  /** Opens a folder for an incoming release; invisible until `settle`. */
  stage(): Promise<Staging>;
  /**
   * Makes a staged release visible at once, with a compressed copy of each file. Existing files are compared: identical
   * ones stay, damaged ones are replaced, and those of another release with this version are kept: then it throws
   * `ReleaseError`. `isKnown` is whether the database has this version with this content. Throws `ApiError` when the
   * place can't be reached or is full; then nothing becomes visible.
   */
  settle(staging: Staging, release: Release, isKnown: boolean): Promise<void>;
  /**
   * Why the stored files are not those of the release, or can't be fetched, in a sentence; undefined when they are in
   * `folderOf`. Files found whole are not read again.
   */
  damageOf(release: Release): Promise<string | undefined>;
  /** Has `damageOf` read the files of a release again. */
  doubt(release: Release): void;
  /** Whether every file of a release is in its place, by name alone. Throws `ApiError` when the place can't be reached. */
  isThere(release: Release): Promise<boolean>;
  /** Removes the files of a release, unless they are another content's. */
  remove(release: Release): Promise<void>;
  /** Removes what interrupted uploads left, when nobody can work on it any more. Another server may remove it, or take an upload in, meanwhile. */
  sweep(): Promise<void>;
}

/** A version that is another content's already, in the database or among the files. */
export const versionTaken = ({ manifest, version }: Release): ReleaseError =>
  new ReleaseError(
    409,
    'version_taken',
    `${manifest.name} ${version} has been published with other content. Give the release a new version.`,
  );
