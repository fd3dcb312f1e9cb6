import type { Fault } from '../../shared/contract/releases/fault.ts';
import type { ModuleNews } from '../../shared/contract/releases/moduleNews.ts';
import type { Release } from '../../shared/contract/releases/release.ts';
import type { ReplayResult, StoredReplay } from '../../shared/contract/releases/replay.ts';
import type { Rollout } from '../../shared/contract/releases/rollout.ts';

/** A module's row in the table of releases. */
export interface ModuleRow {
  module: string;
  /** Empty when no release is current, or the module is retired. */
  current: string;
  previous?: string;
  since: string;
  by: string;
  versions: { version: string; at: string; by: string; bytes: number; gone?: string | undefined }[];
  rollout?: Rollout | undefined;
  /** Why the current release can't be served; undefined when it is. */
  leftOut?: string | undefined;
}

/** Where releases go: a running server, or a server's data folder and database. */
export interface ReleaseTarget {
  /** Its name for messages; a server's address. */
  name: string;
  list(): Promise<ModuleRow[]>;
  /**
   * Checks before any build whether the module may be released here; returns the shell API version that its releases
   * will run on. Throws an error that says what is wrong with the token.
   */
  admit(module: string): Promise<{ shellApi: string }>;
  /** Publishes the contents of `dist`. Throws an error that lists every objection. */
  publish(
    dist: string,
    release: Release,
    options: { dryRun: boolean; promote: boolean },
  ): Promise<'published' | 'unchanged' | 'checked'>;
  /** Makes a published version current. */
  promote(module: string, version: string): Promise<void>;
  /** Starts a staged release of a published version. */
  startRollout(module: string, version: string, stages: number[]): Promise<void>;
  /** Goes back to the previous version, or to the given one; returns it. */
  rollback(module: string, version: string | undefined): Promise<string>;
  /** Retires a module; its releases stay. */
  retire(module: string): Promise<void>;
  /**
   * How often each module has failed in a browser since its current release; undefined when the target doesn't report
   * it.
   */
  failures(): Promise<Map<string, number> | undefined>;
  /** The errors of modules in browsers; over HTTP, those that the token may see. */
  faults(): Promise<Fault[]>;
  /** News sent to teams about their modules, the latest first; over HTTP, those that the token may see. */
  news(): Promise<ModuleNews[]>;
  /**
   * A published release and the folder of its files, which are downloaded into `folder` unless they are on this
   * machine.
   */
  filesOf(module: string, version: string, folder: string): Promise<{ dist: string; release: Release }>;
  /** Replay results of a module's releases, those on the target's own shell first. */
  replays(module: string): Promise<StoredReplay[]>;
  /** Stores the replay result of a published release. */
  keepReplay(module: string, version: string, result: ReplayResult): Promise<StoredReplay>;
  close(): Promise<void>;
}
