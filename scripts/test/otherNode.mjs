import { spawnSync } from 'node:child_process';

/** The oldest Node version the product runs on, and the long-term version in its image. */
const [OLDEST, LONG_TERM] = [20, 26];

/** Whichever of the two isn't running this process. */
export const otherNode = Number(process.versions.node.split('.')[0]) === LONG_TERM ? OLDEST : LONG_TERM;

/** The prefix that runs a command on it. npx downloads it the first time. */
export const onOtherNode = ['npx', '--yes', '--fetch-retries=0', '--package', `node@${otherNode}`, '--'];

/** Whether it is available on this machine. */
export function hasOtherNode() {
  const [program, ...parameters] = onOtherNode;
  return spawnSync(program, [...parameters, 'node', '--version'], { timeout: 120_000, stdio: 'ignore' }).status === 0;
}
