import type { Release } from 'shared/contract';
import type { ShellBuild } from 'shared/contract/releases/shellBuild';

/** The inputs of a release's checks. */
export interface CheckContext {
  release: Release;
  /** The shell that this server serves. */
  shell: Pick<ShellBuild, 'shellApi' | 'provides' | 'offers'>;
  /** The calls that this server's API answers, `GET /api/tasks/{id}`. By default, they are not known. */
  calls?: readonly string[] | undefined;
  /** This server's API as lines of a surface. By default unknown. */
  api?: Readonly<Record<string, string>> | undefined;
  /** The fields of the server's lists, by their path below `/api`. By default, they are not known. */
  lists?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The modules for whose service the operator named an address. By default, none. */
  services?: readonly string[] | undefined;
  /** The module's current release, which this one would replace; by default none: then it removes nothing. */
  former?: Release | undefined;
  /** The other modules' current releases. */
  others: Release[];
}

/** One rule that a release must keep to run beside the others; answers every reason why it does not. */
export type Check = (context: CheckContext) => string[];
