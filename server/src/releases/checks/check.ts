import type { Release, ShellBuild } from 'shared/contract';

/** What a release is checked against. */
export interface CheckContext {
  release: Release;
  /** The shell that this server serves. */
  shell: Pick<ShellBuild, 'shellApi' | 'provides'>;
  /** The other modules' current releases. */
  others: Release[];
}

/** One rule that a release must keep to run beside the others; answers every reason why it does not. */
export type Check = (context: CheckContext) => string[];
