import { userInfo } from 'node:os';
import { isPackage } from '../build/modules.ts';
import { shellOfPackage } from '../sdk/deployedShell.ts';
import { httpTarget } from './httpTarget.ts';
import type { ReleaseTarget } from './ReleaseTarget.ts';

/**
 * The target from the environment: `RELEASE_URL` with `RELEASE_TOKEN`. By default, the shell of the installed package;
 * in the project, the local data folder, whose database is loaded only then.
 */
async function openTarget(): Promise<ReleaseTarget> {
  const { RELEASE_URL: given, RELEASE_TOKEN: token } = process.env;
  const url = given || (isPackage ? shellOfPackage().origin : undefined);
  if (!url) return (await import('./localTarget.ts')).localTarget(userInfo().username);
  if (!token)
    throw new Error(
      `RELEASE_TOKEN is not set: set it to a deploy token that the owner of ${url} made under Modules → Deploy tokens.`,
    );
  return httpTarget(url, token);
}

/** Runs a command against the target; an error prints its message and exits with a non-zero code. */
export async function withTarget(command: (target: ReleaseTarget) => Promise<void>): Promise<void> {
  let target: ReleaseTarget | undefined;
  try {
    target = await openTarget();
    await command(target);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  } finally {
    await target?.close();
  }
}
