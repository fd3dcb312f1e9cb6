import { spawnSync } from 'node:child_process';

/** The oldest version of Node that the product runs on, and the long-term version that its image has. */
const [OLDEST, LONG_TERM] = [20, 26];

/** The one of the two versions that this process is not of. */
export const otherNode = Number(process.versions.node.split('.')[0]) === LONG_TERM ? OLDEST : LONG_TERM;

/** What a command begins with to run on it. npx fetches it the first time. */
export const onOtherNode = ['npx', '--yes', '--fetch-retries=0', '--package', `node@${otherNode}`, '--'];

/** Whether it can be had on this machine. */
export function hasOtherNode() {
  const [program, ...parameters] = onOtherNode;
  return spawnSync(program, [...parameters, 'node', '--version'], { timeout: 120_000, stdio: 'ignore' }).status === 0;
}
