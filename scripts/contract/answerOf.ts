import { spawn } from 'node:child_process';
import { root } from '../build/targets.ts';

/**
 * Runs a script in a separate process, while this one keeps building, and returns what the script sends.
 * @param what names the answer in the error when none arrives
 */
export function answerOf<T>(script: string, parameters: readonly string[], what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    let answer: { sent: T } | undefined;
    const child = spawn(process.execPath, ['--import', 'tsx/esm', script, ...parameters], {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', (sent: T) => (answer = { sent }));
    child.on('exit', () => (answer ? resolve(answer.sent) : reject(new Error(what))));
  });
}
