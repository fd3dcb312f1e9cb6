import type { Fault } from '../../shared/contract/releases/fault.ts';
import type { ModuleNews } from '../../shared/contract/releases/moduleNews.ts';
import type { Release } from '../../shared/contract/releases/release.ts';
import type { ReplayResult, StoredReplay } from '../../shared/contract/releases/replay.ts';
import type { Rollout } from '../../shared/contract/releases/rollout.ts';

/** A module's row in the table of releases. */
export interface ModuleRow {
  module: string;
  /** Empty when none is, or the module is taken out. */
  current: string;
  previous?: string;
  since: string;
  by: string;
  versions: { version: string; at: string; by: string; bytes: number; gone?: string | undefined }[];
  rollout?: Rollout | undefined;
  /** Why what is current can't be served; undefined when it is. */
  leftOut?: string | undefined;
}

/** Where releases go: a running server, or the data folder and database of one. */
export interface ReleaseTarget {
  /** In words, for messages; of a server, its address. */
  name: string;
  list(): Promise<ModuleRow[]>;
  /**
   * Whether the module may be released here at all, before anything is built for it; answers the shell API that its
   * releases will meet. Throws an error that says what is wrong with the token.
   */
  admit(module: string): Promise<{ shellApi: string }>;
  /** Publishes what lies in `dist`. Throws an error whose message lists every reason against it. */
  publish(
    dist: string,
    release: Release,
    options: { dryRun: boolean; promote: boolean },
  ): Promise<'published' | 'unchanged' | 'checked'>;
  /** Makes a published version current. */
  promote(module: string, version: string): Promise<void>;
  /** Starts to release a published version in stages. */
  startRollout(module: string, version: string, stages: number[]): Promise<void>;
  /** Goes back to the version before, or to the one named; answers it. */
  rollback(module: string, version: string | undefined): Promise<string>;
  /** Takes a module out; its releases stay. */
  retire(module: string): Promise<void>;
  /** How often each module has failed in a browser since its current release; undefined when the target does not say. */
  failures(): Promise<Map<string, number> | undefined>;
  /** The errors of modules in browsers; over HTTP, those that the token may know of. */
  faults(): Promise<Fault[]>;
  /** What teams were told of their modules, the latest first; over HTTP, what the token may know of. */
  news(): Promise<ModuleNews[]>;
  /** A published release and the folder of its files, which are brought into `folder` unless they are on this machine. */
  filesOf(module: string, version: string, folder: string): Promise<{ dist: string; release: Release }>;
  /** What replays saw of the releases of a module, those on the target's own shell first. */
  replays(module: string): Promise<StoredReplay[]>;
  /** Keeps what a replay saw of a published release. */
  keepReplay(module: string, version: string, result: ReplayResult): Promise<StoredReplay>;
  close(): Promise<void>;
}
